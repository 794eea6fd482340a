import type pg from 'pg';
import { loadLookupSeeds } from './lookup-seeds.ts';

/** Adds and renames entries; never deletes one, because a member may have chosen it. */
export async function writeLookups(client: pg.ClientBase): Promise<void> {
  const { lookups, countries, states } = loadLookupSeeds();
  const rows = lookups.flatMap(({ kind, entries }) =>
    entries.map((entry, index) => ({ ...entry, kind, aliases: entry.aliases ?? [], position: index + 1 })),
  );
  await client.query(
    `insert into lookups (kind, id, name, name_bn, aliases, position)
     select kind, id, en, bn, aliases, position
       from json_to_recordset($1) as seed (kind text, id int, en text, bn text, aliases text[], position int)
     on conflict (kind, id) do update
        set name = excluded.name, name_bn = excluded.name_bn, aliases = excluded.aliases, position = excluded.position`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into countries (id, code, name, name_bn, position)
     select id, code, en, bn, case code when 'IN' then 1 when 'BD' then 2 else 3 end
       from json_to_recordset($1) as seed (id int, code text, en text, bn text)
     on conflict (id) do update
        set code = excluded.code, name = excluded.name, name_bn = excluded.name_bn, position = excluded.position`,
    [JSON.stringify(countries)],
  );
  await client.query(
    `insert into states (id, country_id, name, name_bn)
     select id, "countryId", en, coalesce(bn, en)
       from json_to_recordset($1) as seed (id int, "countryId" int, en text, bn text)
     on conflict (id) do update set name = excluded.name, name_bn = excluded.name_bn`,
    [JSON.stringify(states)],
  );
}
