"""The referee with a method for each act there is."""

from . import _flagfall


class Game(_flagfall.Game):
    __doc__ = _flagfall.Game.__doc__


def _method(name, names):
    """The method of an act: by whom, then its fields in their order or by name."""

    def act(self, by, *values, **fields):
        if len(values) > len(names):
            raise TypeError(f"{name}() takes {len(names)} fields: {', '.join(names)}")
        for field, value in zip(names, values):
            if field in fields:
                raise TypeError(f"{name}() got two values for {field}")
            fields[field] = value
        return self.act(name, by=by, **fields)

    taken = ", ".join(names) if names else "none"
    act.__name__ = name
    act.__qualname__ = f"Game.{name}"
    act.__doc__ = f"""Takes the act `{name}` of a seat; its fields are {taken}.

    `at_ms` is the instant and `lang` the language of the answer; what came of it is that of `act`.
    """
    return act


for _name, _names in _flagfall.act_fields():
    setattr(Game, _name, _method(_name, _names))
del _name, _names
