import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { migrate } from './migrate.ts';

const { pool } = await makeTestDatabase();
const dir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-migrations-'));
afterAll(() => rm(dir, { recursive: true }));

const first = '0001_people.sql';
const second = '0002_names.sql';
const write = (name: string, sql: string) => writeFile(join(dir, name), sql);

describe('migrations', () => {
  beforeEach(async () => {
    await pool.query('drop schema public cascade; create schema public');
    for (const name of await readdir(dir)) await rm(join(dir, name));
    await write(first, 'create table people (id int primary key);');
  });

  it('are applied in order, once', async () => {
    await write(second, 'alter table people add name text; create index on people (name);');
    expect(await migrate(pool, { dir })).toEqual([first, second]);
    expect(await migrate(pool, { dir })).toEqual([]);
    await pool.query("insert into people (id, name) values (1, 'Mitali')");
  });

  it('are applied once if several processes start at the same moment', async () => {
    const runs = await Promise.all([migrate(pool, { dir }), migrate(pool, { dir }), migrate(pool, { dir })]);
    expect(runs.flat()).toEqual([first]);
  });

  it('leave nothing behind if one fails half-way', async () => {
    await write(second, 'create table half (id int); create table people (id int);');
    await expect(migrate(pool, { dir })).rejects.toThrow(
      `The migration ${second} failed: relation "people" already exists`,
    );
    const { rows } = await pool.query("select to_regclass('half') as half, (select count(*) from schema_migrations)");
    expect(rows).toEqual([{ half: null, count: 1 }]);
  });

  it('refuse a file that was changed after it was applied', async () => {
    await migrate(pool, { dir });
    await write(first, 'create table people (id bigint primary key);');
    await expect(migrate(pool, { dir })).rejects.toThrow(`The migration ${first} was changed`);
  });

  it('accept the line endings of another system', async () => {
    await write(first, 'create table people (\n  id int);\n');
    await migrate(pool, { dir });
    await write(first, 'create table people (\r\n  id int);\r\n');
    expect(await migrate(pool, { dir })).toEqual([]);
  });

  it('refuse a database that a newer version has changed', async () => {
    await write(second, 'create table later (id int);');
    await migrate(pool, { dir });
    await rm(join(dir, second));
    await expect(migrate(pool, { dir })).rejects.toThrow(`the migration ${second}, which this version does not know`);
  });
});

describe('steps, which other versions tolerate', () => {
  const later = '0003_later.sql';
  const asOlder = async (without: string[]) => {
    for (const name of without) await rm(join(dir, name));
    return migrate(pool, { dir });
  };
  /** The query of versions that do not know steps. */
  const plain = async () =>
    (await pool.query('select name from schema_migrations order by name')).rows.map(({ name }) => name);
  const count = async (sql: string) => (await pool.query(`select count(*) from ${sql}`)).rows[0].count;

  beforeEach(async () => {
    await pool.query('drop schema public cascade; create schema public');
    for (const name of await readdir(dir)) await rm(join(dir, name));
    await write(first, 'create table people (id int primary key, name text);');
    await migrate(pool, { dir });
  });

  it('are accepted by versions that know the tolerating migration, and by no others', async () => {
    await write(second, `-- expand; tolerated by ${first}\ncreate table later (id int);`);
    await write(later, `-- contract; tolerated by ${second}\ndrop table later;`);
    expect(await migrate(pool, { dir })).toEqual([second, later]);
    expect(await migrate(pool, { dir })).toEqual([]);
    expect(await plain()).toEqual([first, later]);
    expect(await asOlder([later])).toEqual([]);
    await expect(asOlder([second])).rejects.toThrow(`the migration ${later}, which this version does not know`);
  });

  it('are hidden from versions without steps while these tolerate them', async () => {
    await write(second, `-- expand; tolerated by ${first}\ncreate table later (id int);`);
    await migrate(pool, { dir });
    expect(await plain()).toEqual([first]);
    expect(await asOlder([second])).toEqual([]);
  });

  it('may not be changed, and name an earlier migration', async () => {
    await write(second, `-- expand; tolerated by ${first}\ncreate table later (id int);`);
    await migrate(pool, { dir });
    await write(second, `-- expand; tolerated by ${first}\ncreate table later (id bigint);`);
    await expect(migrate(pool, { dir })).rejects.toThrow(`The migration ${second} was changed`);
    await write(second, `-- expand; tolerated by ${later}\nselect 1`);
    await expect(migrate(pool, { dir })).rejects.toThrow('by an earlier one only');
  });

  it('give up waiting for a lock, let others pass, and retry', async () => {
    await write(second, `-- expand; tolerated by ${first}\nalter table people add column later int;`);
    const reader = await pool.connect();
    await reader.query('begin; select from people');
    const migrated = migrate(pool, { dir });
    await expect
      .poll(() => count(`pg_stat_activity where wait_event_type = 'Lock' and query like '%later int%'`))
      .toBe(1);
    const began = performance.now();
    await pool.query('insert into people values (1)');
    expect(performance.now() - began).toBeLessThan(2_000);
    await reader.query('commit');
    reader.release();
    expect(await migrated).toEqual([second]);
  });

  it('build an index concurrently, again after a first attempt failed half-way', async () => {
    await pool.query("insert into people values (1, 'Ruma'), (2, 'Ruma')");
    const index = (kind: string) =>
      `drop index concurrently if exists by_name;\ncreate ${kind} index concurrently by_name on people (name);\n`;
    await write(second, `-- expand; tolerated by ${first}\n${index('unique')}`);
    await expect(migrate(pool, { dir })).rejects.toThrow('could not create unique index');
    expect(await count('pg_index where not indisvalid')).toBe(1);
    await write(second, `-- expand; tolerated by ${first}\n${index('')}`);
    const runs = await Promise.all([migrate(pool, { dir }), migrate(pool, { dir }), migrate(pool, { dir })]);
    expect(runs.flat()).toEqual([second]);
    expect(await count('pg_index where not indisvalid')).toBe(0);
  });

  it('fill in smaller batches if a thousand rows take too long', async () => {
    await pool.query("insert into people select id, 'Ruma' from generate_series(1, 2000) id");
    await write(
      second,
      `-- fill; tolerated by ${first}
      with next as (select id from people where id > coalesce(nullif($1, '')::int, 0) order by id limit $2::int for update)
      select max(id)::text as last, pg_sleep(case when count(*) > 600 then 10 else 0 end) from next`,
    );
    const began = performance.now();
    expect(await migrate(pool, { dir })).toEqual([second]);
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  it('fill in batches of some thousand rows, and continue after an interruption', async () => {
    await pool.query("insert into people select id, 'Ruma' from generate_series(1, 9000) id");
    await pool.query('create table filled (id int primary key, batch xid8 default pg_current_xact_id())');
    await write(
      second,
      `-- fill; tolerated by ${first}
      with next as (select id from people where id > coalesce(nullif($1, '')::int, 0) order by id limit $2::int for update),
        made as (insert into filled select id from next)
      select max(id)::text as last from next`,
    );
    const holder = await pool.connect();
    await holder.query('begin; select from people where id = 5000 for update');
    const cutShort = expect(migrate(pool, { dir })).rejects.toThrow('terminat');
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query like '-- fill%' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(cut)).rowCount).toBe(1);
    expect(await count('filled')).toBe(4_000);
    await cutShort;
    await holder.query('rollback');
    holder.release();
    const lines: unknown[] = [];
    expect(await migrate(pool, { dir, log: { info: (line: unknown) => void lines.push(line) } })).toEqual([second]);
    expect(await count('filled')).toBe(9_000);
    expect(await count('(select distinct batch from filled)')).toBe(5);
    expect(await migrate(pool, { dir })).toEqual([]);
  });
});
