# La conduite des joueurs.

score-of-opponent-asked = { CAP($side) } perdent la partie. Quel est le score { DE($opponent) } ?
distraction-counted =
    { CAP($side) } dérangeraient leur adversaire. Nulles proposées : { $offers } ; sans que rien ait changé depuis la précédente : { $repeated }. Réclamations rejetées : { $rejected }.
refusal-persists = { CAP($side) } persistent à refuser de se conformer aux Règles.
refusal-of-both = Les deux joueurs persistent à refuser de se conformer aux Règles.
law-explained = { CAP($side) } demandent ce que disent les Règles, et l’arbitre l’explique.
appeal-ruled-out = Le règlement de cette épreuve n’admet pas d’appel.
appeal-final = La décision de l’arbitre en fin de partie au K.O. est sans appel.
device-rings = L’appareil { DE($side) } a émis un son.
device-found = Un appareil a été trouvé sur { $side }.
device-in-bag = Un appareil éteint a été trouvé dans le sac { DE($side) }.
device-in-order = L’appareil { DE($side) } est éteint dans leur sac, où il peut être.
device-can-mate = La partie est perdue. { CAP($side) } peuvent-ils encore mater ?
device-not-used = Aucun appareil électronique ne peut être utilisé.
leaves-area = { CAP($side) } ont le trait et quittent l’aire de jeu sans permission.
leaves-venue = { CAP($side) } quittent la zone de tournoi sans permission.
seen-bearing = { CAP($side) } discréditeraient le jeu d’échecs.
seen-notes = { CAP($side) } se serviraient de notes, de conseils ou d’un autre échiquier.
seen-smoking = { CAP($side) } fument là où ce n’est pas permis.
seen-inspection = { CAP($side) } refusent l’inspection de leurs affaires.
what-conduct = cette règle de conduite
what-device = les appareils électroniques
what-appeal = l’appel
leaves-unreported =
    { CAP($side) } quittent l’aire de jeu sans s’être signalés à l’arbitre.
