import type { Kysely } from 'kysely';
import { matchColumns } from '#contract/staff/old-register.ts';
import type { RegisterState } from '#contract/staff/old-register-words.ts';
import { undoRows } from '#server/domain/members/undo-register.queries.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import {
  loadFile,
  loadImport,
  loadMatching,
  noteEntered,
  noteRead,
} from '#server/domain/old-register/imports.queries.ts';
import {
  changeRows,
  countAll,
  countRows,
  insertRows,
  listRows,
  removeRows,
} from '#server/domain/old-register/rows.queries.ts';
import { type Kind, type Kinds, type Work, WorkFailed } from '#server/office/works/work.ts';
import { placeOfFile } from '#server/platform/crypto/old-registers.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { findLayout, signatureOf } from './columns.ts';
import { type JudgedRow, judgeRows, type Layout } from './judge-rows.ts';
import { readFile } from './read-file.ts';
import type { Cell } from './reader/order.ts';
import { releaseRows } from './release-rows.ts';

/** Maximum number of rows that one transaction reads or enters. */
const ROWS_PER_PART = 100;
/** Maximum number of families that one transaction releases. */
const FAMILIES_PER_PART = 10;

/**
 * Registers the background work on old registers: reading a file, trying it, entering its rows, releasing families, and
 * undoing everything.
 */
export function registerWorks(services: Services): Kinds {
  const { cipher, direct } = services;
  const store = { db: direct, cipher };

  const read: Kind = async ({ subject }, stop) => {
    const importId = Number(subject);
    const sealed = await loadFile(direct, importId);
    if (sealed === '') return { done: 1, ofAll: 1, isOver: true };
    const file = Buffer.from(cipher.decrypt(sealed, placeOfFile(importId)), 'base64');
    const content = await readFile(file, stop);
    if ('failed' in content) throw new WorkFailed(content.failed);
    const layout = findLayout(content.rows);
    if (layout === undefined) throw new WorkFailed('registerNoHeadings');
    const { headings, columns, headerRow } = layout;
    const signature = signatureOf(headings);
    const matching = await loadMatching(direct, signature);
    // Columns that may not be imported are dropped before anything is stored.
    const isLeftOut = columns.map((column) => column === 'health' || column === 'notes');
    const rows = content.rows
      .slice(headerRow + 1)
      .map((cells, index) => ({
        // The first row behind the headings; rows are counted from 1.
        number: headerRow + 2 + index,
        cells: cells.map((cell, column) => (isLeftOut[column] ? null : cell)),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== null));
    if (rows.length === 0) throw new WorkFailed('registerEmpty');
    return {
      done: rows.length,
      ofAll: rows.length,
      isOver: true,
      save: async (db) => {
        const matchedColumns = columns.map((column, index) =>
          isLeftOut[index] ? column : (matching?.[index] ?? column),
        );
        await noteRead(db, importId, { headings, columns: matchedColumns, signature, headerRow: headerRow + 1 });
        for (let at = 0; at < rows.length; at += ROWS_PER_PART) {
          const batch = rows.slice(at, at + ROWS_PER_PART);
          await insertRows(
            { db, cipher },
            importId,
            batch.map(({ number, cells }) => ({ number, json: JSON.stringify(cells) })),
          );
        }
      },
    };
  };

  const tryOut: Kind = async (work) => {
    const { place, done, by } = work;
    const { layout, batch, total } = await nextBatch(work, ['read', 'good', 'bad', 'skipped']);
    const judgedRows = await judgeRows(services, direct, { layout, rows: batch });
    const isOver = batch.length < ROWS_PER_PART;
    return {
      done: done + batch.length,
      ofAll: total,
      place: placeAfter(batch, place),
      isOver,
      save: async (db) => {
        await changeRows(
          { db, cipher },
          layout.importId,
          judgedRows.map(({ change }) => change),
        );
        if (isOver) await recordTrial(db, layout.importId, by);
      },
    };
  };

  const enter: Kind = async (work) => {
    const { place, done } = work;
    const { layout, batch, total } = await nextBatch(work, ['good', 'bad', 'skipped']);
    const judgedRows = await judgeRows(services, direct, { layout, rows: batch });
    const skippedRows = judgedRows.filter(({ change }) => change.state === 'skipped');
    return {
      done: done + batch.length,
      ofAll: total,
      place: placeAfter(batch, place),
      isOver: batch.length < ROWS_PER_PART,
      save: async (db) => {
        await noteEntered(db, layout.importId);
        await removeRows(
          db,
          layout.importId,
          skippedRows.map(({ change }) => change.number),
        );
        const keptRows = judgedRows.filter(({ change }) => change.state !== 'skipped');
        await changeRows(
          { db, cipher },
          layout.importId,
          keptRows.map((row) => storedRow(row, layout)),
        );
      },
    };
  };

  const release: Kind = async ({ subject, by, done, ofAll }) => {
    const importId = Number(subject);
    const batch = await listRows(store, importId, {
      after: 0,
      most: Math.min(FAMILIES_PER_PART, (ofAll ?? 0) - done),
      states: ['entered'],
    });
    const isOver = batch.length === 0 || done + batch.length >= (ofAll ?? 0);
    return {
      done: done + batch.length,
      isOver,
      save: (db) => releaseRows(services, db, { importId, rows: batch, by }),
    };
  };

  const undo: Kind = async ({ subject, done }) => {
    const importId = Number(subject);
    const undoneRows = await undoRows(services, importId);
    return { done: done + undoneRows, isOver: undoneRows === 0 };
  };

  /** Loads the next rows in these states, their register, and how many there are in all. */
  async function nextBatch({ subject, place, ofAll }: Work, states: readonly RegisterState[]) {
    const after = Number(place);
    const importId = Number(subject);
    const register = await loadImport(direct, importId);
    if (register === undefined || register.undoneAt !== null) throw new WorkFailed('changedMeanwhile');
    const { columns, headings } = register;
    const layout: Layout = { importId, columns, headings };
    const batch = await listRows(store, importId, { after, most: ROWS_PER_PART, states });
    return { layout, batch, total: ofAll ?? (await countAll(direct, importId, states)) };
  }

  return {
    registerRead: read,
    registerTry: tryOut,
    registerEnter: enter,
    registerRelease: release,
    registerUndo: undo,
  };
}

/** Returns the number of the last row of a batch, behind which the next one begins; if it is empty, the same place. */
const placeAfter = (batch: readonly { number: number }[], place: string): string =>
  String(batch.at(-1)?.number ?? place);

/**
 * Returns the stored form of a row. An entered row keeps only its answers; any other keeps the cells of the matched
 * columns.
 */
function storedRow({ change, cells, answers }: JudgedRow, { columns }: Layout) {
  if (answers !== undefined) return { ...change, state: 'entered' as const, json: JSON.stringify(answers) };
  const isIgnored = (index: number) => columns[index] === 'ignored' || columns[index] === undefined;
  const keptCells: Cell[] = cells.map((cell, index) => (isIgnored(index) ? null : cell));
  return { ...change, json: JSON.stringify(keptCells) };
}

/** Records how many families of a file are members already. A file could be used to find out who is a member. */
async function recordTrial(db: Kysely<Database>, importId: number, by: string): Promise<void> {
  const { faults } = await countRows(db, importId);
  const knownRows = faults.find(({ fault }) => fault === 'knownHere')?.rows ?? 0;
  await recordUse(db, {
    who: by,
    command: matchColumns.path,
    outcome: 'done',
    subjects: [{ subject: `register ${importId}: ${knownRows} known` }],
  });
}
