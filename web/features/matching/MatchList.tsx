import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MATCH_ORDERS } from '#contract/choices.ts';
import type { findMatches } from '#contract/matches.ts';
import type { Draft } from '#contract/wire.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MatchCard } from './MatchCard.tsx';
import styles from './MatchList.module.css';
import { matchingTexts } from './matching.texts.ts';
import { Relaxations } from './Relaxations.tsx';

interface Props {
  list: Draft<typeof findMatches.returned>;
}

/** Twenty families, the way to the next twenty, and what to do where there are few. */
export function MatchList({ list }: Props) {
  const t = useTexts(matchingTexts);
  const bands = useTexts(countBandTexts);
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? '';
  const order = MATCH_ORDERS.find((known) => known === params.get('order')) ?? 'fit';
  const heading = useFocusOnTurn(`${order} ${cursor}`);
  const next = new URLSearchParams({ order, cursor: list.cursor });
  return (
    <>
      <p>{t.fitting(bands[list.band])}</p>
      {!cursor && <Relaxations relaxations={list.relaxations} />}
      <nav className="screen-only" aria-label={t.order}>
        <ul className={styles.orders}>
          {MATCH_ORDERS.map((known) => (
            <li key={known}>
              <Link to={`?order=${known}`} aria-current={known === order ? 'true' : undefined}>
                {t[known]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t.list}
      </h3>
      {list.matches.map((match) => (
        <MatchCard key={match.member.memberId} match={match} />
      ))}
      {list.matches.length === 0 && !cursor && <Nobody />}
      {list.cursor ? (
        <p className="screen-only">
          <LinkButton to={`?${next}`} look="secondary">
            {t.more}
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
    </>
  );
}

function Nobody() {
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

/** Another page of the list has the same address: the reader is led to its beginning here. */
function useFocusOnTurn(page: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: 'instant' });
  }, [page]);
  return heading;
}
