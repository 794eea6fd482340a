import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import office from '#web/office/Office.module.css';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { sentBackIn } from '#words/choices/approvals.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Approvals.module.css';
import { type Opened, officePicture } from './opened.ts';

type Short = NonNullable<Opened['self']>;

/** Who the same person may be, side by side with this one; and who was rejected before. It warns, and refuses nothing. */
export function Doubles({ self, doubles, rejected }: Pick<Opened, 'self' | 'doubles' | 'rejected'>) {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const agrees = { phone: t.byPhone, name: t.byName, photo: t.byPhoto, family: t.byFamily };
  return (
    <>
      {rejected.map(({ by, reason, at }) => (
        <Notice key={`${by} ${at}`} tone="error" title={by === 'phone' ? t.rejectedPhone : t.rejectedPhoto}>
          <p>
            {sentBackIn(reason, language)} · {dayInIndia(at, language)}
          </p>
        </Notice>
      ))}
      {self && doubles.length > 0 && (
        <>
          <h3>{t.doubles}</h3>
          <p className={office.soft}>{t.doublesText}</p>
          <ul className={styles.doubles}>
            <Side {...self} says={t.isNew} />
            {doubles.map((double) => (
              <Side
                key={double.memberId}
                {...double}
                says={[t[double.status], ...double.by.map((by) => agrees[by])].join(' · ')}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Side({ memberId, name, father, mother, phoneEnd, photo, born, says }: Short & { says: string }) {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  return (
    <li className={styles.card}>
      {photo && <img className={styles.photo} src={officePicture(photo)} alt={t.photoOf(name)} loading="lazy" />}
      <p>
        <Link to={`/office/members/${memberId}`}>
          <strong>{memberId}</strong>
        </Link>{' '}
        · {says}
      </p>
      <p>
        {name}
        {born && ` · ${dayInIndia(`${born}T00:00:00+05:30`, language)}`}
      </p>
      {father && (
        <p>
          {t.father} {father}
        </p>
      )}
      {mother && (
        <p>
          {t.mother} {mother}
        </p>
      )}
      {phoneEnd && <p>{t.phone(phoneEnd)}</p>}
    </li>
  );
}
