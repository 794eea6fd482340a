import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { FOLDERS } from '#server/platform/storage/files-folder.ts';
import type { Shelf } from '#server/platform/storage/shelf.ts';
import { StartError } from '#server/start-error.ts';
import {
  hasIdentities,
  loadHome,
  loadIdentity,
  makeIdentity,
  namesFiles,
  noteMarked,
  withBelonging,
} from './belonging.queries.ts';

/** The file beside a site's files that holds its id. */
export const MARK = 'belongs-to';
const ADOPT = 'restored, copied or moved on purpose? Then run npm run files -- adopt';

/** Where files lie, and where those that are not there yet are still read. */
export interface Places {
  here: Shelf;
  before?: Shelf | undefined;
}

/**
 * Refuses a database whose files these are not: it would take every file of the other site for one that nobody needs. A new
 * site, and one of before, is given an id in both. Files that cannot be reached now keep no site from starting.
 * @throws StartError with one sentence
 */
export async function confirmBelonging(pool: pg.Pool, places: Places, log: Pick<Log, 'warn'>): Promise<void> {
  await withBelonging(pool, async (client) => {
    const home = await loadHome(client);
    const identity = (await loadIdentity(client)) ?? (await makeIdentity(client, home));
    if (identity.isMarked && identity.home !== home) {
      throw new StartError(`This database is a copy of the one that the files belong to: ${ADOPT}.`);
    }
    try {
      const marks = await readMarks(places);
      const isOthers = Object.values(marks).some((mark) => mark !== null && mark !== identity.id);
      if (isOthers) throw new StartError(`The files belong to another database than this one: ${ADOPT}.`);
      const isMarkLost = identity.isMarked && marks.here === null && marks.before === null;
      if (isMarkLost && (await namesFiles(client))) {
        throw new StartError(`The files of this database are not here: is their disk mounted, or were they ${ADOPT}.`);
      }
      await putMarks(places, marks, identity.id);
    } catch (error) {
      if (error instanceof StartError) throw error;
      log.warn({ err: error }, 'whether the files are those of this database cannot be told now: nothing is swept');
      return;
    }
    await noteMarked(client);
  });
}

/** Whether they are known to belong together: asked before anything is put away. */
export async function doBelong(client: pg.ClientBase, { here, before }: Places): Promise<boolean> {
  const identity = (await hasIdentities(client)) ? await loadIdentity(client) : null;
  if (identity === null || !identity.isMarked || identity.home !== (await loadHome(client))) return false;
  const marks = await readMarks({ here, before });
  return marks.here === identity.id && (marks.before === null || marks.before === identity.id);
}

/**
 * Database and files belong together from now on; a database that the files belonged to before does not start on them. False
 * where the schema is one of before: its first start gives it an id.
 */
export async function adopt(pool: pg.Pool, places: Places): Promise<boolean> {
  return withBelonging(pool, async (client) => {
    if (!(await hasIdentities(client))) return false;
    const { id } = await makeIdentity(client, await loadHome(client));
    await putMarks(places, { here: null, before: null }, id);
    await noteMarked(client);
    return true;
  });
}

interface Marks {
  here: string | null;
  before: string | null;
}

async function readMarks({ here, before }: Places): Promise<Marks> {
  return { here: await readMark(here), before: before ? await readMark(before) : null };
}

/** The id that stands beside the files of a place. */
export async function readMark(shelf: Shelf): Promise<string | null> {
  const found = await shelf.open(MARK);
  return found && (await buffer(found.content)).toString('utf8').trim();
}

/** A former place without files is nobody's: it need not even be writable. */
async function putMarks({ here, before }: Places, marks: Marks, id: string): Promise<void> {
  const mark = Buffer.from(`${id}\n`);
  if (marks.here === null) await here.put(MARK, mark);
  if (before && marks.before === null && (await isUsed(before))) await before.put(MARK, mark);
}

async function isUsed(shelf: Shelf): Promise<boolean> {
  if (await shelf.has(MARK)) return true;
  for (const folder of FOLDERS) for await (const page of shelf.list(`${folder}/`)) if (page.length > 0) return true;
  return false;
}
