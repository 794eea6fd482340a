import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Match } from '#contract/matches.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Icon } from '#web/art/Icon.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { pictureOf } from '#words/values.ts';
import { Answers } from './Answers.tsx';
import styles from './FrontFace.module.css';
import { frontTexts } from './front.texts.ts';
import type { frontReasonsOf } from './front-reasons.ts';
import { linesOf } from './lines.ts';
import { AskSign, LeafSign, SeenSign } from './Signs.tsx';
import { Spelled } from './Spelled.tsx';
import { Window } from './Window.tsx';

interface Props {
  match: Match;
  name: string;
  reasons: Pick<ReturnType<typeof frontReasonsOf>, 'fits' | 'ask'>;
  /** Called when the reader opens the member's page. */
  onOpen?: () => void;
  /** Buttons and panels under the card's line. */
  children: ReactNode;
}

/** The card in a list: who it is, one reason and one question. The whole card links to the member's page. */
export function FrontFace({ match, name, reasons: { fits, ask }, onOpen, children }: Props) {
  const t = useTexts(frontTexts);
  const { member } = match;
  const link = (
    <Link
      to={`/matching-profile/${member.memberId}`}
      className={styles.link}
      translate="no"
      state={{ isFromList: true }}
      onClick={onOpen}
    >
      <InScript>{name}</InScript>
    </Link>
  );
  return (
    <article className={styles.card} aria-labelledby={`name-${member.memberId}`}>
      <div className={styles.head}>
        <Who {...match} name={name} heading={link} />
        <span className={styles.onward} aria-hidden="true">
          <Icon name="next" />
        </span>
        <div className={styles.says}>
          {fits.length > 0 && (
            <p>
              <LeafSign />
              <span>{fits.join(' ')}</span>
            </p>
          )}
          {ask && (
            <p>
              <AskSign />
              <span>
                <strong>{t.ask}</strong> {ask}
              </span>
            </p>
          )}
          <Answers {...match.signs} />
        </div>
      </div>
      <div className={styles.foot}>{children}</div>
    </article>
  );
}

/** The card as its owner sees it: without reasons and questions, which differ for each reader. */
export function FrontAlone({ member, badges }: Pick<Shown, 'member' | 'badges'>) {
  return (
    <article className={styles.card} aria-labelledby={`name-${member.memberId}`}>
      <div className={styles.head}>
        <Who member={member} badges={badges} name={member.name} heading={member.name} />
      </div>
    </article>
  );
}

interface Shown extends Pick<Match, 'member'> {
  badges: Match['badges'];
  hasOtherReligion?: boolean;
  name: string;
  heading: ReactNode;
}

const lines = (...said: string[]) => said.filter(Boolean).map((line) => <p key={line}>{line}</p>);

/** Photo, name and four lines; on a phone the two long lines are as wide as the card. */
function Who({ member, badges, hasOtherReligion = false, name, heading }: Shown) {
  const t = useTexts(frontTexts);
  const language = useLanguage();
  const { memberId, picture } = member;
  const { life, place, work, community } = linesOf(member, language, { hasOtherReligion });
  const seen = badges.map((kind) => t[kind]);
  return (
    <>
      <Window
        at="front"
        member={member}
        alt={pictureOf(name, language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.who}>
        <h2 id={`name-${memberId}`} className={styles.name}>
          {heading}
          <Spelled member={member} />
        </h2>
        {lines(life, place)}
      </div>
      <div className={styles.facts}>{lines(work, community)}</div>
      {seen.length > 0 && (
        <p className={styles.seen}>
          <SeenSign /> {t.seen(seen.join(', '))}
        </p>
      )}
    </>
  );
}
