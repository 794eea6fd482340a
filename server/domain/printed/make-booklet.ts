import type { BookletPart } from '#contract/booklet-parts.ts';
import type { Language } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadPrinted } from '#server/domain/visibility/load-views.ts';
import { makeTypesetter } from '#server/pdf/typeset.ts';
import { bookletOf } from '#words/pdf/booklet.ts';
import { listPrintable } from './booklets.queries.ts';

/** Time limit for typesetting: a thousand people take some seconds, or a minute on a busy machine. */
const TIMEOUT_MS = 120_000;

interface CopyRequest {
  part: BookletPart;
  language: Language;
  /** The number of the copy. */
  copy: number;
  /** Stops the process that typesets the copy. */
  stop: AbortSignal;
}

/**
 * Makes a copy of the booklet with everybody who may be printed now; null if there is nobody. A separate process
 * typesets it, so that families still get their documents, and its memory is freed afterwards.
 */
export async function makeBooklet(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  { part, language, copy, stop }: CopyRequest,
): Promise<{ pdf: Buffer; entries: { profileId: string; withSurname: boolean }[] } | null> {
  const people = await loadPrinted(services, await listPrintable(services.db, part));
  if (people.length === 0) return null;
  const paper = JSON.stringify(bookletOf({ part, people, copy, today: todayInIndia() }, language));
  const typesetter = makeTypesetter({ timeoutMs: TIMEOUT_MS });
  stop.addEventListener('abort', typesetter.stop, { once: true });
  try {
    const pdf = await typesetter.typeset('', { kind: 'booklet', paper, photo: null });
    return {
      pdf,
      entries: people.map(({ shared, fullName }) => ({ profileId: shared.memberId, withSurname: fullName !== null })),
    };
  } finally {
    stop.removeEventListener('abort', typesetter.stop);
    typesetter.stop();
  }
}
