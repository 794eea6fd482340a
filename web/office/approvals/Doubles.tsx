import { Link } from 'react-router';
import { COMPARED } from '#contract/staff/approvals.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { officePicture } from '#web/office/Photos.tsx';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { returnReasonIn } from '#words/choices/approvals.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Approvals.module.css';
import type { Opened } from './Decide.tsx';
import { doublesTexts } from './doubles.texts.ts';

type Double = Opened['doubles'][number];
type Profile = NonNullable<Opened['self']>;
type Fact = (typeof COMPARED)[number];

/**
 * Warns of profiles that may be of the same person, with the facts that decide it, and of former rejections. It does
 * not block the approval.
 */
export function Doubles({ self, doubles, rejected }: Pick<Opened, 'self' | 'doubles' | 'rejected'>) {
  const t = useTexts(doublesTexts);
  const language = useLanguage();
  const kin = doubles.filter(isKin);
  const same = doubles.filter((double) => !isKin(double));
  return (
    <>
      {rejected.map(({ by, reason, at }) => (
        <Notice key={`${by} ${at}`} tone="error" title={by === 'phone' ? t.rejectedPhone : t.rejectedPhoto}>
          <p>
            {returnReasonIn(reason, language)} · {dayInIndia(at, language)}
          </p>
        </Notice>
      ))}
      {self && same.length > 0 && (
        <>
          <h3>{t.doubles}</h3>
          <ul className={styles.doubles}>
            {same.map((double) => (
              <Beside key={double.memberId} self={self} double={double} />
            ))}
          </ul>
        </>
      )}
      {kin.map(({ memberId, name }) => (
        <details key={memberId}>
          <summary>{t.kin(memberId)}</summary>
          <p>
            <Link to={`/office/members/${memberId}`}>{name}</Link>: {t.kinText}
          </p>
        </details>
      ))}
    </>
  );
}

const isKin = ({ agrees }: Double): boolean => agrees.includes('family');

/** Compares two profiles: their photos, one cell for facts that are the same, and two cells for those that differ. */
function Beside({ self, double }: { self: Profile; double: Double }) {
  const t = useTexts(doublesTexts);
  const { photoOf, noPhoto } = useTexts(approvalsTexts);
  const language = useLanguage();
  const { memberId, status, agrees, differs } = double;
  const inWords = (profile: Profile, fact: Fact) =>
    fact === 'born' ? dayInIndia(`${profile.born}T00:00:00+05:30`, language) : profile[fact];
  const names = { name: t.ownName, father: t.father, mother: t.mother, born: t.born };
  const warnings = [
    t[status],
    ...(agrees.includes('phone') ? [t.byPhone] : []),
    ...(agrees.includes('photo') ? [t.byPhoto] : []),
  ];
  const facts = COMPARED.filter((fact) => self[fact] !== '' && double[fact] !== '');
  const signOf = (fact: Fact) => {
    if (agrees.includes(fact)) return ['=', t.agrees];
    return differs.includes(fact) ? ['≠', t.differs] : ['≈', t.nearly];
  };
  return (
    <li className={styles.card}>
      <p>
        <Link to={`/office/members/${memberId}`}>
          <strong>{memberId}</strong>
        </Link>{' '}
        · {warnings.join(' · ')}
      </p>
      <table className={styles.beside}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.isNew}</th>
            <th scope="col">{memberId}</th>
          </tr>
        </thead>
        <tbody>
          {double.photo && (
            <tr>
              <td />
              {[self, double].map(({ photo, memberId: shownId, name }) => (
                <td key={shownId}>
                  {photo ? <img src={officePicture(photo)} alt={photoOf(name)} loading="lazy" /> : noPhoto}
                </td>
              ))}
            </tr>
          )}
          {facts.map((fact) => {
            const [ownValue, otherValue] = [inWords(self, fact), inWords(double, fact)];
            const [sign, spoken] = signOf(fact);
            return (
              <tr key={fact} className={differs.includes(fact) ? styles.differs : undefined}>
                <th scope="row">
                  {names[fact]} <span aria-hidden="true">{sign}</span>
                  <span className="spoken">{spoken}</span>
                </th>
                {ownValue === otherValue ? (
                  <td colSpan={2}>{ownValue}</td>
                ) : (
                  <>
                    <td>{ownValue}</td>
                    <td>{otherValue}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {self.phoneEnd && double.phoneEnd && !agrees.includes('phone') && (
        <details>
          <summary>{t.phones}</summary>
          <p>{t.phonesOf(self.phoneEnd, double.phoneEnd)}</p>
        </details>
      )}
    </li>
  );
}
