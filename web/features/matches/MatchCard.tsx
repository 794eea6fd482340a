import { Link } from 'react-router';
import type { Match } from '#contract/matches.ts';
import { pictureAddress } from '#contract/picture.ts';
import { reasonsTexts } from '#web/card/reasons.texts.ts';
import { reasonsOf } from '#web/card/reasons.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { centimetresIn, gotraIn, type Named, nameIn, pictureOf, yearsIn } from '#words/values.ts';
import { CardActions } from './CardActions.tsx';
import { cardTexts } from './card.texts.ts';
import styles from './MatchCard.module.css';
import { MatchNumbers } from './MatchNumbers.tsx';

interface Props {
  match: Match;
}

/** One family in the list: who, why it may fit, what to ask first, and the numbers after that. */
export function MatchCard({ match }: Props) {
  const t = useTexts(cardTexts);
  const language = useLanguage();
  const { member } = match;
  const { fits, asks } = reasonsOf(match, language);
  const headings = useTexts(reasonsTexts);
  const name = member.name || t.nameless;
  const nameOf = (entry: Named | null) => nameIn(entry, language);

  const who = [
    yearsIn(member.age, language),
    centimetresIn(member.heightCm, language),
    [nameOf(member.district), nameOf(member.state)].filter(Boolean).join(', '),
  ];
  const background = [
    nameOf(member.education),
    nameOf(member.profession),
    nameOf(member.religion),
    nameOf(member.caste),
    gotraIn(member.clan, language),
  ];
  return (
    <article className={styles.card} aria-labelledby={`name-${member.memberId}`}>
      <div className={styles.head}>
        <Avatar
          name={name}
          alt={pictureOf(name, language)}
          src={member.picture ? pictureAddress(member.picture, 'small') : undefined}
        />
        <div className={styles.who}>
          <h4 id={`name-${member.memberId}`}>
            <Link to={`/matching-profile/${member.memberId}`}>{name}</Link>
          </h4>
          <p>{who.filter(Boolean).join(' · ')}</p>
          <p>{background.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {member.aboutSelf && <p className={styles.words}>{member.aboutSelf}</p>}
      <Sentences heading={headings.fits} sentences={fits} />
      <Sentences heading={headings.asks} sentences={asks} />
      <MatchNumbers match={match} />
      <CardActions memberId={member.memberId} name={name} isKept={match.isKept} />
    </article>
  );
}

function Sentences({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
