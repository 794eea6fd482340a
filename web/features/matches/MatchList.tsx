import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MATCH_ORDERS } from '#contract/choices.ts';
import { type findMatches, MATCHES_A_PAGE } from '#contract/matches.ts';
import type { Draft } from '#contract/wire.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { MatchCard } from './MatchCard.tsx';
import styles from './MatchList.module.css';
import { matchingTexts } from './matches.texts.ts';
import { Relaxations } from './Relaxations.tsx';

interface Props {
  list: Draft<typeof findMatches.returned>;
}

/** Twenty families, the way to the next twenty, and what to do where there are few. */
export function MatchList({ list }: Props) {
  const t = useTexts(matchingTexts);
  const bands = useTexts(countBandTexts);
  const language = useLanguage();
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? '';
  const order = MATCH_ORDERS.find((known) => known === params.get('order')) ?? 'fit';
  const heading = useFocusOnTurn(`${order} ${cursor}`);
  const next = new URLSearchParams({ order, cursor: list.cursor });
  if (list.matches.length === 0 && !cursor) return <Nobody relaxations={list.relaxations} />;
  return (
    <>
      {!cursor && <Relaxations relaxations={list.relaxations} title={t.relaxHeading} />}
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t.list(bands[list.band])}
      </h3>
      <p>{t.fitting}</p>
      <nav className={`screen-only ${styles.order}`} aria-label={t.order}>
        <span aria-hidden="true">{t.order}</span>
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
      {list.matches.map((match) => (
        <MatchCard key={match.member.memberId} match={match} />
      ))}
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
    </>
  );
}

function Nobody({ relaxations }: Pick<Props['list'], 'relaxations'>) {
  const t = useTexts(matchingTexts);
  if (relaxations.length > 0) return <Relaxations relaxations={relaxations} title={t.nobodyFits} />;
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
