import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MATCH_ORDERS } from '#contract/choices.ts';
import { type findMatches, MATCHES_A_PAGE } from '#contract/matches.ts';
import type { Draft } from '#contract/wire.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { CardList } from './CardList.tsx';
import { useFocusOnTurn } from './list-place.ts';
import styles from './MatchList.module.css';
import { matchingTexts } from './matches.texts.ts';
import { Relaxations } from './Relaxations.tsx';

// At the first visit alone: the server has it at once, a browser loads it then.
const SuggestedWishes = import.meta.env.SSR
  ? (await import('./SuggestedWishes.tsx')).SuggestedWishes
  : lazy(async () => {
      const { SuggestedWishes } = await loadChunk(() => import('./SuggestedWishes.tsx'));
      return { default: SuggestedWishes };
    });

interface Props {
  /** What stands before the orders. */
  tools: ReactNode;
  list: Draft<typeof findMatches.returned>;
}

/** Twenty families, the way to the next twenty, and what to do where there are few. */
export function MatchList({ tools, list }: Props) {
  const t = useTexts(matchingTexts);
  const language = useLanguage();
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? '';
  const order = MATCH_ORDERS.find((known) => known === params.get('order')) ?? 'fit';
  useFocusOnTurn(`${order} ${cursor}`);
  const next = new URLSearchParams({ order, cursor: list.cursor });
  if (list.matches.length === 0 && !cursor) return <Nobody tools={tools} relaxations={list.relaxations} />;
  return (
    <>
      <div className={styles.tools}>
        {tools}
        <nav className="screen-only" aria-label={t.order}>
          <ul className={styles.orders}>
            {MATCH_ORDERS.map((known) => (
              <li key={known}>
                <Link to={`?order=${known}`} aria-current={known === order ? 'true' : undefined}>
                  {t[known]}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/matching-profile/shortlist">{t.kept}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <CardList
        matches={list.matches}
        // A person comes before anything is asked.
        afterFirst={
          list.suggested && (
            <Suspense>
              <SuggestedWishes {...list.suggested} />
            </Suspense>
          )
        }
      />
      {list.cursor ? (
        <p className="screen-only">
          <LinkButton to={`?${next}`} look="secondary">
            {t.more(number(MATCHES_A_PAGE, language))}
          </LinkButton>
        </p>
      ) : (
        list.matches.length > 0 && <p>{t.end}</p>
      )}
      {cursor && (
        <p className="screen-only">
          <Link to={`?order=${order}`}>{t.first}</Link>
        </p>
      )}
      {!cursor && <Relaxations relaxations={list.relaxations} title={t.relaxHeading} />}
      <p className={styles.note}>{t.fitting}</p>
    </>
  );
}

function Nobody({ tools, relaxations }: Pick<Props, 'tools'> & Pick<Props['list'], 'relaxations'>) {
  const t = useTexts(matchingTexts);
  return (
    <>
      {tools}
      {relaxations.length > 0 ? <Relaxations relaxations={relaxations} title={t.nobodyFits} /> : <NobodyYet />}
    </>
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
