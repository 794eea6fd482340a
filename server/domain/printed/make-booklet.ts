import type { BookletPart } from '#contract/booklet-parts.ts';
import type { Language } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadPrinted } from '#server/domain/visibility/load-views.ts';
import { makeTypesetter } from '#server/pdf/typeset.ts';
import { bookletOf } from '#words/pdf/booklet.ts';
import { listPrintable } from './booklets.queries.ts';

/** A thousand people take some seconds; a machine that is busy with other things, a minute. */
const TIMEOUT_MS = 120_000;

interface Wanted {
  part: BookletPart;
  language: Language;
  /** The number of the copy. */
  copy: number;
  /** Ends the process that sets it. */
  stop: AbortSignal;
}

/**
 * A copy of the booklet, of everybody who may be printed at this moment; null where that is nobody. A process of its own sets it, so
 * that families go on getting their papers, and its memory is freed with it.
 */
export async function makeBooklet(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  { part, language, copy, stop }: Wanted,
): Promise<{ pdf: Buffer; entries: { profileId: string; withSurname: boolean }[] } | null> {
  const people = await loadPrinted(services, await listPrintable(services.db, part));
  if (people.length === 0) return null;
  const paper = JSON.stringify(bookletOf({ part, people, copy, today: todayInIndia() }, language));
  const press = makeTypesetter({ timeoutMs: TIMEOUT_MS });
  stop.addEventListener('abort', press.stop, { once: true });
  try {
    const pdf = await press.typeset('', { kind: 'booklet', paper, photo: null });
    return {
      pdf,
      entries: people.map(({ shared, fullName }) => ({ profileId: shared.memberId, withSurname: fullName !== null })),
    };
  } finally {
    stop.removeEventListener('abort', press.stop);
    press.stop();
  }
}
