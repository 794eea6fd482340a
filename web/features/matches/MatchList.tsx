import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { findMatches } from '#contract/matches.ts';
import type { Draft } from '#contract/wire.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Listing } from './Listing.tsx';
import styles from './MatchList.module.css';
import { matchingTexts } from './matches.texts.ts';

// At the first visit, and where musts leave few: the server has them at once, a browser loads them then.
const loadSuggested = () => import('./SuggestedWishes.tsx');
const loadRelaxations = () => import('./Relaxations.tsx');
const SuggestedWishes = import.meta.env.SSR
  ? (await loadSuggested()).SuggestedWishes
  : lazy(async () => ({ default: (await loadChunk(loadSuggested)).SuggestedWishes }));
const Relaxations = import.meta.env.SSR
  ? (await loadRelaxations()).Relaxations
  : lazy(async () => ({ default: (await loadChunk(loadRelaxations)).Relaxations }));

interface Props {
  /** What stands before the orders. */
  tools: ReactNode;
  list: Draft<typeof findMatches.returned>;
}

/** Twenty families, the way to the next twenty, and what to do where there are few. */
export function MatchList({ tools, list }: Props) {
  const t = useTexts(matchingTexts);
  const [params] = useSearchParams();
  const isFirst = !params.get('cursor');
  if (list.matches.length === 0 && isFirst) return <Nobody tools={tools} relaxations={list.relaxations} />;
  return (
    <>
      <Listing
        list={list}
        tools={tools}
        // A person comes before anything is asked.
        afterFirst={
          list.suggested && (
            <Suspense>
              <SuggestedWishes {...list.suggested} />
            </Suspense>
          )
        }
      />
      {isFirst && list.relaxations.length > 0 && (
        <Suspense>
          <Relaxations relaxations={list.relaxations} title={t.relaxHeading} />
        </Suspense>
      )}
      <p className={styles.note}>{t.fitting}</p>
    </>
  );
}

function Nobody({ tools, relaxations }: Pick<Props, 'tools'> & Pick<Props['list'], 'relaxations'>) {
  const t = useTexts(matchingTexts);
  return (
    <>
      {tools}
      {relaxations.length > 0 ? (
        <Suspense>
          <Relaxations relaxations={relaxations} title={t.nobodyFits} />
        </Suspense>
      ) : (
        <NobodyYet />
      )}
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
