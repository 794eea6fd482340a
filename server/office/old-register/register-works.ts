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
const AT_ONCE = 100;
/** Maximum number of families that one transaction releases. */
const RELEASED_AT_ONCE = 10;

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
    const found = await readFile(Buffer.from(cipher.decrypt(sealed, placeOfFile(importId)), 'base64'), stop);
    if ('failed' in found) throw new WorkFailed(found.failed);
    const layout = findLayout(found.rows);
    if (layout === undefined) throw new WorkFailed('registerNoHeadings');
    const { headings, columns, headerRow } = layout;
    const signature = signatureOf(headings);
    const matching = await loadMatching(direct, signature);
    // Columns that may not be imported are dropped before anything is stored.
    const isLeftOut = columns.map((column) => column === 'health' || column === 'notes');
    const rows = found.rows
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
        const matched = columns.map((column, index) => (isLeftOut[index] ? column : (matching?.[index] ?? column)));
        await noteRead(db, importId, { headings, columns: matched, signature, headerRow: headerRow + 1 });
        for (let at = 0; at < rows.length; at += AT_ONCE) {
          const lot = rows.slice(at, at + AT_ONCE);
          await insertRows(
            { db, cipher },
            importId,
            lot.map(({ number, cells }) => ({ number, json: JSON.stringify(cells) })),
          );
        }
      },
    };
  };

  const tryOut: Kind = async (work) => {
    const { place, done, by } = work;
    const { layout, lot, total } = await nextLot(work, ['read', 'good', 'bad', 'skipped']);
    const judged = await judgeRows(services, direct, { layout, rows: lot });
    const isOver = lot.length < AT_ONCE;
    return {
      done: done + lot.length,
      ofAll: total,
      place: placeAfter(lot, place),
      isOver,
      save: async (db) => {
        await changeRows(
          { db, cipher },
          layout.importId,
          judged.map(({ change }) => change),
        );
        if (isOver) await recordTrial(db, layout.importId, by);
      },
    };
  };

  const enter: Kind = async (work) => {
    const { place, done } = work;
    const { layout, lot, total } = await nextLot(work, ['good', 'bad', 'skipped']);
    const judged = await judgeRows(services, direct, { layout, rows: lot });
    const skipped = judged.filter(({ change }) => change.state === 'skipped').map(({ change }) => change.number);
    return {
      done: done + lot.length,
      ofAll: total,
      place: placeAfter(lot, place),
      isOver: lot.length < AT_ONCE,
      save: async (db) => {
        await noteEntered(db, layout.importId);
        await removeRows(db, layout.importId, skipped);
        const kept = judged.filter(({ change }) => change.state !== 'skipped');
        await changeRows(
          { db, cipher },
          layout.importId,
          kept.map((row) => storedRow(row, layout)),
        );
      },
    };
  };

  const release: Kind = async ({ subject, by, done, ofAll }) => {
    const importId = Number(subject);
    const lot = await listRows(store, importId, {
      after: 0,
      most: Math.min(RELEASED_AT_ONCE, (ofAll ?? 0) - done),
      states: ['entered'],
    });
    const isOver = lot.length === 0 || done + lot.length >= (ofAll ?? 0);
    return {
      done: done + lot.length,
      isOver,
      save: (db) => releaseRows(services, db, { importId, rows: lot, by }),
    };
  };

  const undo: Kind = async ({ subject, done }) => {
    const importId = Number(subject);
    const undone = await undoRows(services, importId);
    return { done: done + undone, isOver: undone === 0 };
  };

  async function nextLot({ subject, place, ofAll }: Work, states: readonly RegisterState[]) {
    const after = Number(place);
    const importId = Number(subject);
    const register = await loadImport(direct, importId);
    if (register === undefined || register.undoneAt !== null) throw new WorkFailed('changedMeanwhile');
    const { columns, headings } = register;
    const layout: Layout = { importId, columns, headings };
    const lot = await listRows(store, importId, { after, most: AT_ONCE, states });
    return { layout, lot, total: ofAll ?? (await countAll(direct, importId, states)) };
  }

  return {
    registerRead: read,
    registerTry: tryOut,
    registerEnter: enter,
    registerRelease: release,
    registerUndo: undo,
  };
}

const placeAfter = (lot: readonly { number: number }[], place: string): string => String(lot.at(-1)?.number ?? place);

/**
 * Returns the stored form of a row. An entered row keeps only its answers; any other keeps the cells of the matched
 * columns.
 */
function storedRow({ change, cells, answers }: JudgedRow, { columns }: Layout) {
  if (answers !== undefined) return { ...change, state: 'entered' as const, json: JSON.stringify(answers) };
  const isIgnored = (index: number) => columns[index] === 'ignored' || columns[index] === undefined;
  const kept: Cell[] = cells.map((cell, index) => (isIgnored(index) ? null : cell));
  return { ...change, json: JSON.stringify(kept) };
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
