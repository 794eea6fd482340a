import { Fragment, type ReactNode } from 'react';
import type { Match } from '#contract/matches.ts';
import { commonTo } from '#web/card/front-reasons.ts';
import { useKeptPlace } from './list-place.ts';
import { MatchCard } from './MatchCard.tsx';
import styles from './MatchList.module.css';

interface Props {
  matches: readonly Match[];
  /** What stands behind the first card. */
  afterFirst?: ReactNode;
}

/** Cards one below the other, two in a row where there is room; back from a member's page the card stands where it stood. */
export function CardList({ matches, afterFirst }: Props) {
  const keepPlace = useKeptPlace();
  const common = commonTo(matches);
  return (
    <div className={styles.cards}>
      {matches.map((match, index) => (
        <Fragment key={match.member.memberId}>
          <MatchCard match={match} common={common} onOpen={() => keepPlace(match.member.memberId)} />
          {index === 0 && afterFirst}
        </Fragment>
      ))}
    </div>
  );
}
