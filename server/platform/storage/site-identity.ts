import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { FOLDERS } from '#server/platform/storage/files-folder.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { StartError } from '#server/start-error.ts';
import {
  hasIdentities,
  loadHome,
  loadIdentity,
  makeIdentity,
  noteMarked,
  referencesFiles,
  withIdentityLock,
} from './site-identity.queries.ts';

/** The name of the file that holds a site's id, beside its files. */
export const MARK_FILE = 'belongs-to';
/** The end of the sentences that refuse a start. */
const ADOPT = 'restored, copied or moved on purpose? Then run npm run files -- adopt';

/** The current file store, and the former one during a move. */
export interface Places {
  here: ObjectStore;
  before?: ObjectStore | undefined;
}

/**
 * Fails if the files belong to another database, whose files the sweep would remove as unreferenced. Gives new and
 * older sites an id in both places. Unreachable files do not prevent a start. @throws StartError with one sentence
 */
export async function confirmSiteIdentity(pool: pg.Pool, places: Places, log: Pick<Log, 'warn'>): Promise<void> {
  await withIdentityLock(pool, async (client) => {
    const home = await loadHome(client);
    const identity = (await loadIdentity(client)) ?? (await makeIdentity(client, home));
    if (identity.isMarked && identity.home !== home) {
      throw new StartError(`This database is a copy of the one that the files belong to: ${ADOPT}.`);
    }
    try {
      const marks = await readMarks(places);
      const isOfAnother = Object.values(marks).some((mark) => mark !== null && mark !== identity.id);
      if (isOfAnother) throw new StartError(`The files belong to another database than this one: ${ADOPT}.`);
      const isMarkLost = identity.isMarked && marks.here === null && marks.before === null;
      if (isMarkLost && (await referencesFiles(client))) {
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

/** Whether database and files are known to belong together. Checked before files are removed. */
export async function haveSameIdentity(client: pg.ClientBase, { here, before }: Places): Promise<boolean> {
  const identity = (await hasIdentities(client)) ? await loadIdentity(client) : null;
  if (identity === null || !identity.isMarked || identity.home !== (await loadHome(client))) return false;
  const marks = await readMarks({ here, before });
  return marks.here === identity.id && (marks.before === null || marks.before === identity.id);
}

/**
 * Declares that database and files belong together. A database that used the files before cannot start on them any
 * more. Returns false for an older schema, which gets its id at its first start.
 */
export async function adopt(pool: pg.Pool, places: Places): Promise<boolean> {
  return withIdentityLock(pool, async (client) => {
    if (!(await hasIdentities(client))) return false;
    const { id } = await makeIdentity(client, await loadHome(client));
    await putMarks(places, { here: null, before: null }, id);
    await noteMarked(client);
    return true;
  });
}

/** The ids beside the files of each store; null if there is none. */
interface Marks {
  here: string | null;
  before: string | null;
}

async function readMarks({ here, before }: Places): Promise<Marks> {
  return { here: await readMark(here), before: before ? await readMark(before) : null };
}

/** Reads the id beside the files of a store; null if there is none. */
export async function readMark(store: ObjectStore): Promise<string | null> {
  const found = await store.open(MARK_FILE);
  return found && (await buffer(found.content)).toString('utf8').trim();
}

/** Writes the id beside the files. A former store without files needs none, and may be read-only. */
async function putMarks({ here, before }: Places, marks: Marks, id: string): Promise<void> {
  const mark = Buffer.from(`${id}\n`);
  if (marks.here === null) await here.put(MARK_FILE, mark);
  if (before && marks.before === null && (await isUsed(before))) await before.put(MARK_FILE, mark);
}

async function isUsed(store: ObjectStore): Promise<boolean> {
  if (await store.has(MARK_FILE)) return true;
  for (const folder of FOLDERS) {
    for await (const page of store.list(`${folder}/`)) if (page.length > 0) return true;
  }
  return false;
}
