import { Fragment, type ReactNode } from 'react';
import { chipsOf } from '#web/card/chips.ts';
import type { Row } from '#web/card/row-of.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useKeptPlace } from './list-place.ts';
import { MatchCard } from './MatchCard.tsx';
import styles from './MatchList.module.css';

interface Props {
  matches: readonly Row[];
  /** Shown after the first families. */
  afterFirst?: ReactNode;
}

/** The number of families before `afterFirst`. They fill the first row of a grid of three columns. */
const FIRST_FAMILIES = 3;

/**
 * Families in a list, or in a grid where there is room. On return from a member's page, the card that was opened is at
 * its former position.
 */
export function CardList({ matches, afterFirst }: Props) {
  const keepPlace = useKeptPlace();
  const chips = chipsOf(matches, useLanguage());
  const lastIndexBefore = Math.min(FIRST_FAMILIES, matches.length) - 1;
  return (
    <div className={styles.cards}>
      {matches.map((match, index) => (
        <Fragment key={match.member.memberId}>
          <MatchCard match={match} chips={chips[index] ?? []} onOpen={() => keepPlace(match.member.memberId)} />
          {index === lastIndexBefore && afterFirst}
        </Fragment>
      ))}
    </div>
  );
}
