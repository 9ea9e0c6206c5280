// Renders /api/v1/openapi.json as a page to read.

import { byId, fill, h } from "./dom.js";
import { phrase } from "./words.js";

/** @typedef {Record<string, any>} Json */

/** @param {Json} schema @returns {string} a schema in a word or two */
function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return String(schema.$ref).split("/").pop() ?? "";
  if (schema.enum)
    return schema.enum.map((/** @type {unknown} */ one) => JSON.stringify(one)).join(" | ");
  const many = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (many) return many.map(typeOf).join(schema.allOf ? " & " : " | ");
  if (schema.type === "array") return `[${typeOf(schema.items)}]`;
  return Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "object");
}

/** @param {Json} content */
const bodyType = (content) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `${type}${schema ? `: ${typeOf(schema)}` : ""}`)
    .join("; ");

/** @param {string} path @param {string} method @param {Json} operation */
function operationOf(path, method, operation) {
  return h(
    "article",
    { class: "operation" },
    h("h3", {}, h("span", { class: "method" }, method.toUpperCase()), " ", h("code", {}, path)),
    operation.summary && h("p", {}, operation.summary),
    operation.description &&
      operation.description !== operation.summary &&
      h("p", { class: "dim" }, operation.description),
    h(
      "dl",
      {},
      (operation.parameters ?? [])
        .map((/** @type {Json} */ one) => [
          h(
            "dt",
            {},
            h("code", {}, one.name),
            h("small", {}, ` ${one.in}${one.required ? "" : `, ${phrase("script-api-optional")}`}`),
          ),
          h("dd", {}, typeOf(one.schema), one.description ? ` — ${one.description}` : ""),
        ])
        .flat(),
      operation.requestBody && [
        h("dt", {}, phrase("script-api-body")),
        h("dd", {}, bodyType(operation.requestBody.content)),
      ],
      Object.entries(operation.responses ?? {}).flatMap(([status, answer]) => [
        h("dt", {}, h("code", {}, status)),
        h(
          "dd",
          {},
          answer.description ?? "",
          answer.content ? ` (${bodyType(answer.content)})` : "",
        ),
      ]),
    ),
  );
}

/** @param {string} name @param {Json} schema */
function schemaOf(name, schema) {
  const fields = Object.entries(schema.properties ?? {});
  return h(
    "details",
    { class: "schema" },
    h("summary", {}, h("code", {}, name), schema.description ? ` ${schema.description}` : ""),
    fields.length > 0
      ? h(
          "dl",
          {},
          fields.flatMap(([field, one]) => [
            h(
              "dt",
              {},
              h("code", {}, field),
              h("small", {}, (schema.required ?? []).includes(field) ? "" : ` ${phrase("script-api-optional")}`),
            ),
            h("dd", {}, typeOf(one), one.description ? ` — ${one.description}` : ""),
          ]),
        )
      : h("p", {}, h("code", {}, typeOf(schema))),
  );
}

async function show() {
  const body = byId("api-body");
  try {
    const response = await fetch("/api/v1/openapi.json");
    const api = /** @type {Json} */ (await response.json());
    fill(
      body,
      api.info?.description && h("p", {}, api.info.description),
      h("h2", {}, phrase("script-api-requests")),
      Object.entries(api.paths ?? {}).flatMap(([path, methods]) =>
        Object.entries(/** @type {Json} */ (methods))
          .filter(([method]) => ["get", "post", "put", "patch", "delete"].includes(method))
          .map(([method, operation]) => operationOf(path, method, operation)),
      ),
      api.components?.schemas && h("h2", {}, phrase("script-api-shapes")),
      Object.entries(api.components?.schemas ?? {}).map(([name, schema]) => schemaOf(name, schema)),
    );
  } catch {
    fill(
      body,
      h("p", {}, phrase("script-api-unread")),
    );
  }
  byId("api").removeAttribute("aria-busy");
}

show();
