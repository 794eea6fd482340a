import type { Kysely } from 'kysely';
import { mondayInIndia } from '#contract/india-day.ts';
import { showTrustFigures } from '#contract/trust-figures.ts';
import type { Returned } from '#contract/wire.ts';
import { loadHoursToApproval } from '#server/domain/approvals/decisions.queries.ts';
import { countInBands, hoursInBands, manyInBands, shareInBands, shareOfMany } from '#server/domain/figures/in-bands.ts';
import { countTogether } from '#server/domain/figures/together-counts.queries.ts';
import { togetherFigures } from '#server/domain/figures/together-figures.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { countFigures, keepFigures, loadFigures } from './trust-figures.queries.ts';

type Figures = Returned<typeof showTrustFigures.returned>;

/**
 * Registers the call for the trust's figures. They are counted once a week, so that no single act shows from one day to
 * the next.
 */
export function trustFigureRoutes(services: Services): void {
  const { db } = services;
  let keptFigures: Figures | undefined;
  let runningCount: Promise<Figures> | undefined;

  registerPublicCall(services, showTrustFigures, async () => {
    const week = mondayInIndia();
    if (keptFigures?.week !== week) {
      runningCount ??= figuresOf(db, week).finally(() => {
        runningCount = undefined;
      });
      keptFigures = await runningCount;
    }
    return keptFigures;
  });
}

/** Returns the figures of a week. Counts and stores them if no process has done so yet. */
async function figuresOf(db: Kysely<Database>, week: string): Promise<Figures> {
  if ((await loadFigures(db, week)) === undefined) await keepFigures(db, week, await countAll(db, week));
  // If two processes counted at once, one result was stored.
  const found = await loadFigures(db, week);
  const { active = null, ...others } = found?.figures ?? {};
  const { approvalHalf = null, approvalMost = null, reportsInTime = null } = others;
  const { answered = null, takenDown = null, settled = null } = others;
  const { introduced = null, bothYes = null, evenly = null } = others;
  const ofLists = { introduced, bothYes, evenly };
  const together = found?.together ?? null;
  return {
    week,
    approvalHalf,
    approvalMost,
    reportsInTime,
    active,
    answered,
    takenDown,
    settled,
    ...ofLists,
    together,
  };
}

/** Counts the figures of a week, in bands, and those about two families. */
async function countAll(db: Kysely<Database>, week: string) {
  const { from, rows, met } = await countTogether(db, week);
  return { figures: await countBands(db, week), together: togetherFigures(from, rows, met) };
}

/** Counts the figures of a week, each put into a band; null where too few are counted. */
async function countBands(db: Kysely<Database>, week: string): Promise<Record<string, number | null>> {
  const [counted, hours] = await Promise.all([countFigures(db, week), loadHoursToApproval(db)]);
  return {
    approvalHalf: hoursInBands(hours?.median ?? null, hours?.count ?? 0),
    approvalMost: hoursInBands(hours?.ninetieth ?? null, hours?.count ?? 0),
    reportsInTime: shareInBands({ of: counted.reports, are: counted.reportsInTime }),
    active: countInBands(counted.active),
    answered: shareInBands({ of: counted.interests, are: counted.answered }),
    takenDown: countInBands(counted.takenDown),
    settled: countInBands(counted.settled),
    // Each pair is two families.
    introduced: manyInBands(2 * counted.pairs),
    evenly: shareOfMany({ of: counted.lists, are: counted.lists * (counted.evenness ?? 0) }),
    bothYes: shareOfMany({ of: counted.pairs, are: counted.pairsSaidYes }),
  };
}
