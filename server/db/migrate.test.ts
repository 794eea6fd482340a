import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
    await rm(join(dir, second), { force: true });
    await write(first, 'create table people (id int primary key);');
  });

  it('are applied in order, once', async () => {
    await write(second, 'alter table people add name text; create index on people (name);');
    expect(await migrate(pool, dir)).toEqual([first, second]);
    expect(await migrate(pool, dir)).toEqual([]);
    await pool.query("insert into people (id, name) values (1, 'Mitali')");
  });

  it('are applied once when several processes start at the same moment', async () => {
    const runs = await Promise.all([migrate(pool, dir), migrate(pool, dir), migrate(pool, dir)]);
    expect(runs.flat()).toEqual([first]);
  });

  it('leave nothing behind of one that fails half-way', async () => {
    await write(second, 'create table half (id int); create table people (id int);');
    await expect(migrate(pool, dir)).rejects.toThrow(
      `The migration ${second} failed: relation "people" already exists`,
    );
    const { rows } = await pool.query("select to_regclass('half') as half, (select count(*) from schema_migrations)");
    expect(rows).toEqual([{ half: null, count: 1 }]);
  });

  it('refuse a file that was changed after it was applied', async () => {
    await migrate(pool, dir);
    await write(first, 'create table people (id bigint primary key);');
    await expect(migrate(pool, dir)).rejects.toThrow(`The migration ${first} was changed`);
  });

  it('do not mind the line ends of another system', async () => {
    await write(first, 'create table people (\n  id int);\n');
    await migrate(pool, dir);
    await write(first, 'create table people (\r\n  id int);\r\n');
    expect(await migrate(pool, dir)).toEqual([]);
  });

  it('refuse a database that a newer version has changed', async () => {
    await write(second, 'create table later (id int);');
    await migrate(pool, dir);
    await rm(join(dir, second));
    await expect(migrate(pool, dir)).rejects.toThrow(`the migration ${second}, which this version does not know`);
  });
});
