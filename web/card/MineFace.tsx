import { Link } from 'react-router';
import { pictureAddress } from '#contract/picture-address.ts';
import { AlponaBorder } from '#web/art/AlponaBorder.tsx';
import { addressOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { fullyNamed, readableName } from '#words/readable-name.ts';
import { pictureOf } from '#words/values.ts';
import { linesOf } from './lines.ts';
import { MemberName, WrittenName } from './MemberName.tsx';
import styles from './MineFace.module.css';
import { mineTexts, placeNames } from './mine.texts.ts';
import { type CardPlace, emptyPlaces, type Mine } from './mine.ts';
import { Window } from './Window.tsx';

interface Props {
  mine: Mine;
  /** How complete the profile is, from 0 to 1. */
  share: number;
  /** True to show the whole of the candidate's own text, not only its beginning. */
  areWordsWhole?: boolean;
}

/** Maximum number of empty places that the card lists. */
const SHOWN_AT_ONCE = 3;

/** The member's own card beside its forms. Each empty place links to its field, and the border shows the progress. */
export function MineFace({ mine, share, areWordsWhole }: Props) {
  const t = useTexts(mineTexts);
  const language = useLanguage();
  const { shared, family } = mine;
  const { life, place, work, community } = linesOf(shared, language);
  const called = fullyNamed(shared, family);
  return (
    <div className={styles.card}>
      <AlponaBorder share={share} />
      <div className={styles.window}>
        <Window
          at="open"
          member={shared}
          alt={pictureOf(readableName(shared, language), language)}
          src={shared.picture ? pictureAddress(shared.picture, 'small') : undefined}
        />
      </div>
      <p className={styles.name} translate="no">
        <MemberName member={called} />
        <WrittenName member={called} />
      </p>
      {[life, place, work, community].filter(Boolean).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <Empty places={emptyPlaces(mine)} />
      {shared.aboutSelf && (
        <p className={areWordsWhole ? `${styles.words} ${styles.whole}` : styles.words}>{shared.aboutSelf}</p>
      )}
      <p className={styles.drawn}>
        <Link to={`/matching-profile/${shared.memberId}`}>{t.asOthers}</Link>
      </p>
    </div>
  );
}

/** Lists the next empty places to fill in, or states that none is left. */
function Empty({ places }: { places: readonly CardPlace[] }) {
  const t = useTexts(mineTexts);
  const names = placeNames[useLanguage()];
  if (places.length === 0) return <p className={styles.drawn}>{t.whole}</p>;
  return (
    <ul className={styles.empty}>
      {places.slice(0, SHOWN_AT_ONCE).map((place) => (
        <li key={place}>
          <Link to={addressOf(place)}>
            <span aria-hidden="true">+</span> {place === 'picture' ? t.addPhoto : t.write(names[place])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
