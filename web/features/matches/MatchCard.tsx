import type { Match } from '#contract/matches.ts';
import { Icon } from '#web/art/Icon.tsx';
import { FrontFace } from '#web/card/FrontFace.tsx';
import { type Common, frontReasonsOf } from '#web/card/front-reasons.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { reasonsTexts } from '#words/sheet/reasons.texts.ts';
import { Keep, Seldom, Send } from './CardActions.tsx';
import { cardTexts } from './card.texts.ts';
import styles from './MatchCard.module.css';

interface MatchCardProps {
  match: Match;
  /** What it shares with the other cards around it. */
  common: Common;
  /** The reader goes to the member's page. */
  onOpen?: () => void;
}

/** One family in the list; what else there is to say of it unfolds. */
export function MatchCard({ match, common, onOpen }: MatchCardProps) {
  const t = useTexts(cardTexts);
  const headings = useTexts(reasonsTexts);
  const reasons = frontReasonsOf(match, useLanguage(), common);
  const { memberId, aboutSelf } = match.member;
  const name = match.member.name || t.nameless;
  return (
    <FrontFace match={match} name={name} reasons={reasons} {...(onOpen && { onOpen })}>
      <div className={`screen-only ${styles.left}`}>
        <Send memberId={memberId} name={name} between={match.between} />
        <Keep memberId={memberId} name={name} isKept={match.isKept} />
      </div>
      <details className={styles.more}>
        <summary>
          <span className={styles.folded}>{t.more}</span>
          <span className={styles.unfolded}>{t.less}</span>
          <span className="spoken">: {name}</span>
          <Icon name="chevron" />
        </summary>
        <Sentences heading={headings.fits} sentences={reasons.rest.fits} />
        <Sentences heading={headings.asks} sentences={reasons.rest.asks} />
        {aboutSelf && (
          <>
            <p className={styles.heading}>{t.words}</p>
            <p className={styles.words}>{aboutSelf}</p>
          </>
        )}
        <MatchNumbers match={match} />
        <div className="screen-only">
          <Seldom memberId={memberId} name={name} />
        </div>
      </details>
    </FrontFace>
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

const ALL_GUNAS = 36;

/** The points of the horoscopes: they inform, the sentences above them explain. Only a whole total carries weight. */
export function MatchNumbers({ match: { guna, jotok } }: { match: Pick<Match, 'guna' | 'jotok'> }) {
  const t = useTexts(cardTexts);
  const language = useLanguage();
  const say = (count: number) => number(count, language);
  const jotokName =
    jotok === 'rajyotak' || jotok === 'uttam' || jotok === 'madhyam' || jotok === 'adham' ? t[jotok] : '';
  return (
    <>
      <p className={styles.heading}>{t.numbers}</p>
      <p className={styles.numbers}>
        {guna === null && t.noNumbers}
        {guna?.most === ALL_GUNAS && <strong>{t.guna(say(guna.total), say(guna.most))}</strong>}
        {guna && guna.most < ALL_GUNAS && (
          <span className={styles.part}>{t.gunaPart(say(guna.known), say(guna.total), say(guna.most))}</span>
        )}
        {jotokName && ` · ${t.jotok(jotokName)}`}
      </p>
    </>
  );
}
