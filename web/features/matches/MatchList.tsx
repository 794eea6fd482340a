import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { findMatches } from '#contract/matches.ts';
import type { Message } from '#contract/message.ts';
import type { Draft } from '#contract/wire.ts';
import type { Row } from '#web/card/row-of.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { type LazyPart, part } from '#web/part.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Listing } from './Listing.tsx';
import { matchingTexts } from './matches.texts.ts';

// The suggestions for the first visit, and the relaxations of musts that leave few families. The server loads both
// modules at start, a browser on demand.
const suggestionsPart = part(
  'web/features/matches/SuggestedWishes.tsx',
  async () => (await import('./SuggestedWishes.tsx')).SuggestedWishes,
);
const relaxationsPart = part(
  'web/features/matches/Relaxations.tsx',
  async () => (await import('./Relaxations.tsx')).Relaxations,
);
const { Part: SuggestedWishes } = suggestionsPart;
const { Part: Relaxations } = relaxationsPart;
if (import.meta.env.SSR) await Promise.all([suggestionsPart.bring(), relaxationsPart.bring()]);

/** Returns the lazy parts that a page with this list needs. */
export const partsOfList = ({ suggested, relaxations }: Props['list']): LazyPart[] => [
  ...(suggested ? [suggestionsPart] : []),
  ...(relaxations.length > 0 ? [relaxationsPart] : []),
];

interface Props {
  /** Shown before the orders. */
  tools: ReactNode;
  /** Shown beside the list where there is room. */
  beside: ReactNode;
  list: Omit<Draft<typeof findMatches.returned>, 'matches'> & { matches: readonly Row[] };
}

/** One page of families and a link to the next page, with any suggested wishes and musts to relax. */
export function MatchList({ tools, beside, list }: Props) {
  const t = useTexts(matchingTexts);
  const [params] = useSearchParams();
  const isFirst = !params.get('cursor');
  if (list.matches.length === 0 && isFirst) return <Nobody tools={tools} relaxations={list.relaxations} />;
  return (
    <>
      <Listing
        list={list}
        tools={tools}
        beside={beside}
        // The list begins with people, not with questions.
        afterFirst={list.suggested && <SuggestedWishes {...list.suggested} />}
      />
      {isFirst && list.relaxations.length > 0 && <Relaxations relaxations={list.relaxations} title={t.relaxHeading} />}
      <p className="soft">
        {t.fitting} <Link to="/how-lists-are-made">{t.howMade}</Link>
      </p>
      <ToInbox />
    </>
  );
}

/** Shown instead of an empty list: the musts to relax, or other ways to find families. */
function Nobody({ tools, relaxations }: Pick<Props, 'tools'> & Pick<Props['list'], 'relaxations'>) {
  const t = useTexts(matchingTexts);
  return (
    <>
      {tools}
      {relaxations.length > 0 ? <Relaxations relaxations={relaxations} title={t.nobodyFits} /> : <NobodyYet />}
      <ToInbox />
    </>
  );
}

/** A link to the inbox, which has the families to whom the reader has written. The list leaves them out. */
function ToInbox() {
  const t = useTexts(matchingTexts);
  return (
    <p className="soft">
      {t.written} <Link to="/matching-profile/inbox">{t.toInbox}</Link>
    </p>
  );
}

function NobodyYet() {
  const t = useTexts(matchingTexts);
  return (
    <EmptyState
      title={t.nobody}
      action={
        <>
          <LinkButton to="/matching-profile/wishes">{t.toWishes}</LinkButton>
          <LinkButton to="/matching-profile/about-me" look="secondary">
            {t.toDetails}
          </LinkButton>
        </>
      }
    >
      <p>{t.nobodyText}</p>
    </EmptyState>
  );
}

/** Shown while the lists are not ready, with a link that reloads the page. */
export function Busy({ message }: { message: Message }) {
  const t = useTexts(matchingTexts);
  const messageText = useMessageText();
  const { pathname, search } = useLocation();
  return (
    <Notice tone="info">
      <p>{messageText(message)}</p>
      <p>
        {/* An <a>, not a Link, so that the whole page is loaded again. */}
        <a href={pathname + search}>{t.tryAgain}</a>
      </p>
    </Notice>
  );
}
