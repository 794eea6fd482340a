import { type ActionFunction, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { findMatches } from '#contract/matches.ts';
import { showShowing } from '#contract/visibility-settings.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { rowOf } from '#web/card/row-of.ts';
import { BookmarkNotice } from '#web/features/matches/BookmarkNotice.tsx';
import { RELAX } from '#web/features/matches/list-intents.ts';
import { Busy, MatchList, partsOfList } from '#web/features/matches/MatchList.tsx';
import { matchingTexts } from '#web/features/matches/matches.texts.ts';
import { FindBar } from '#web/features/search/FindBar.tsx';
import { NarrowForm } from '#web/features/search/NarrowForm.tsx';
import { StopShowing } from '#web/features/visibility-settings/StopShowing.tsx';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { type LazyPart, part } from '#web/part.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const head = matchingTexts;

// Loaded on demand in a browser. The server loads these parts at start.
const showMyself = part(
  'web/features/visibility-settings/ShowMyself.tsx',
  async () => (await import('#web/features/visibility-settings/ShowMyself.tsx')).ShowMyself,
);
const waits = part(
  'web/features/visibility-settings/Waiting.tsx',
  async () => (await import('#web/features/visibility-settings/Waiting.tsx')).Waiting,
);
const openLists = part(
  'web/features/open-families/OpenLists.tsx',
  async () => (await import('#web/features/open-families/OpenLists.tsx')).OpenLists,
);
const { Part: OpenLists } = openLists;
const { Part: ShowMyself } = showMyself;
const { Part: Waiting } = waits;
if (import.meta.env.SSR) await Promise.all([showMyself.bring(), waits.bring(), openLists.bring()]);

export const parts = (loaded: ReturnType<typeof useLoaderData<typeof loader>>): LazyPart[] => [
  ...(loaded.state === 'notShown' ? [showMyself] : []),
  ...(openListsIn(loaded).length > 0 ? [openLists] : []),
  ...(waitingIn(loaded) ? [waits] : []),
  ...(loaded.state === 'list' ? partsOfList(loaded.list) : []),
];

/** HTTP status: the server is busy. */
const BUSY = 503;
/** HTTP status: the reader has used up the lists of today. */
const SPENT = 429;

/**
 * Loads the page by its state: `notShown` with sample cards, `rests`, `paused`, `busy`, `spent` (no more lists today),
 * or the `list`.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const listDraft = { order: searchParams.get('order') ?? '', cursor: searchParams.get('cursor') ?? '' };
  const { isShown, waiting, readers, shownTo, missing, rest } = await load(visit, showShowing);
  // The lists are open to a member who is shown, and to one who waits for nothing but the candidate's consent.
  const isOpen = waiting ? missing.every((step) => step === 'candidate') : isShown && missing.length === 0;
  if (!isOpen) {
    const answer = await visit.api(findMatches, { order: '', cursor: '' });
    const samples = answer.ok ? answer.values.samples : [];
    return { state: 'notShown' as const, isShown, shownTo, missing, samples };
  }
  // The frame shows the kind of rest above every page.
  if (rest === 'office') return { state: 'rests' as const };
  if (rest !== '') return { state: 'paused' as const };

  const ownState = { readers, shownTo, waiting, isOwn: missing.length === 0 };
  const answer = await visit.api(findMatches, listDraft);
  if (!answer.ok && answer.status === BUSY)
    return data({ state: 'busy' as const, ...ownState, message: answer.message }, { status: BUSY });
  if (!answer.ok && answer.status === SPENT)
    return data({ state: 'spent' as const, ...ownState, message: answer.message }, { status: SPENT });
  const list = answer.ok ? answer.values : await load(visit, findMatches, { order: '', cursor: '' });
  return { state: 'list' as const, ...ownState, list: { ...list, matches: list.matches.map(rowOf) } };
}

/** Returns what the member's own profile still waits for, or null. */
const waitingIn = (loaded: ReturnType<typeof useLoaderData<typeof loader>>) =>
  'waiting' in loaded ? loaded.waiting : null;

/** Returns the lists of families who openly say the same, which the page links to. */
const openListsIn = (loaded: ReturnType<typeof useLoaderData<typeof loader>>) =>
  loaded.state === 'list' ? loaded.list.openLists : [];

// Loaded on demand, because nobody presses a button before the list is painted.
export const action: ActionFunction = async (args, next) => {
  const { matchingAction } = await loadChunk(() => import('#web/features/matches/matching-action.ts'));
  return matchingAction(args, next);
};

/** The list of suitable families, or the reason why it is closed to this member. */
export function Component() {
  const t = useTexts(matchingTexts);
  const messageText = useMessageText();
  const loaded = useLoaderData<typeof loader>();
  const waiting = waitingIn(loaded);
  const result = useActionData<FormResult>();
  const bands = useTexts(countBandTexts);
  return (
    <MemberSheet
      heading={t.heading}
      aside={loaded.state === 'list' && loaded.list.matches.length > 0 && bands[loaded.list.band]}
    >
      {result?.deed === RELAX && <DeedNotice />}
      {result?.deed !== RELAX && <BookmarkNotice result={result} />}
      {loaded.state === 'notShown' && <ShowMyself {...loaded} />}
      {loaded.state === 'busy' && <Busy message={loaded.message} />}
      {loaded.state === 'spent' && <Notice tone="info">{messageText(loaded.message)}</Notice>}
      {loaded.state === 'paused' && (
        <Notice tone="info" title={t.paused}>
          <p>{t.pausedText}</p>
          <LinkButton to="/matching-profile/settings" look="secondary">
            {t.toSettings}
          </LinkButton>
        </Notice>
      )}
      {waiting && (
        <div id="showing-first" tabIndex={-1}>
          <Waiting {...waiting} isOwn={'isOwn' in loaded && loaded.isOwn} />
        </div>
      )}
      {loaded.state === 'list' && (
        <MatchList tools={<FindBar hasSearch />} beside={<NarrowForm />} list={loaded.list} />
      )}
      {openListsIn(loaded).length > 0 && <OpenLists lists={openListsIn(loaded)} />}
      {'readers' in loaded && (
        <StopShowing readers={loaded.readers} shownTo={loaded.shownTo} isWaiting={waiting !== null} />
      )}
    </MemberSheet>
  );
}
