import { Link } from 'react-router';
import { linesOf } from '#web/card/lines.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import office from '#web/office/Office.module.css';
import { Photos } from '#web/office/Photos.tsx';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { type LazyPart, part } from '#web/part.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { yearsIn } from '#words/values.ts';
import { useKindOf } from './ApprovalQueue.tsx';
import styles from './Approvals.module.css';
import { Decide, type Opened } from './Decide.tsx';

/** Loaded on demand: the comparison for changed texts, the doubles for warnings, and the call if one is needed. */
const newWordsPart = part('web/office/approvals/NewWords.tsx', async () => (await import('./NewWords.tsx')).NewWords);
const { Part: NewWords } = newWordsPart;
const doublesPart = part('web/office/approvals/Doubles.tsx', async () => (await import('./Doubles.tsx')).Doubles);
const { Part: Doubles } = doublesPart;
const callPart = part('web/office/approvals/CallFirst.tsx', async () => (await import('./CallFirst.tsx')).CallFirst);
const { Part: CallFirst } = callPart;
if (import.meta.env.SSR) await Promise.all([newWordsPart.bring(), doublesPart.bring(), callPart.bring()]);

/** Whether the item has possible doubles, or a former rejection of its phone or photo. */
const isWarned = ({ doubles, rejected }: Opened): boolean => doubles.length + rejected.length > 0;

/** The keys of the page and their actions. */
const KEYS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['s', 'sendBack'],
  ['r', 'reject'],
];

const isOwnWords = ({ answer }: Opened['item']): boolean => answer === 'aboutSelf' || answer === 'aboutHoped';

/** Returns the parts of the page that an item needs beyond the first load. */
export const partsOfItem = (opened: Opened): LazyPart[] => [
  ...(opened.item.kind === 'answer' && isOwnWords(opened.item) ? [newWordsPart] : []),
  ...(isWarned(opened) ? [doublesPart] : []),
  ...(opened.call.reasons.length > 0 ? [callPart] : []),
];

/** A waiting item as others will see it: what has changed, possible doubles, and the decision. */
export function Item(opened: Opened) {
  const { item, shared, photos, photo, was, becomes, registered, roles } = opened;
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const kindOf = useKindOf();
  const { life, place, work, community } = linesOf(shared, language);
  // Values chosen from a list need no check. Values that a family has typed itself do.
  const typedLines = [shared.district, shared.ancestralDistrict, shared.clan].flatMap(typedName);
  const listedLines = [life, place, work, community].filter(Boolean);
  const isText = isOwnWords(item);
  const hasFamilysTexts = Boolean(shared.aboutSelf || shared.aboutHoped);
  const familysTexts = (
    <>
      {shared.aboutSelf && (
        <>
          <h3>{t.ownWords}</h3>
          <blockquote className={styles.words}>{shared.aboutSelf}</blockquote>
        </>
      )}
      {shared.aboutHoped && (
        <>
          <h3>{t.hopes}</h3>
          <blockquote className={styles.words}>{shared.aboutHoped}</blockquote>
        </>
      )}
    </>
  );
  const [mainPhoto] = photo ? [photo] : photos;
  const role = (['candidate', 'guardian'] as const).find((name) => roles.includes(name)) ?? 'family';
  return (
    <section className={styles.item} aria-labelledby="item">
      <h2 id="item">
        {kindOf(item)} · {item.memberId}
      </h2>
      {item.claimedBy && <Notice tone="info">{t.claimedText(item.claimedBy)}</Notice>}
      <p className={office.soft}>
        {t.registeredBy(t.registered(dayInIndia(registered, language)), t[role])} {t.recorded}{' '}
        <Link to={`/office/members/${item.memberId}`}>{t.whole}</Link>
      </p>
      {item.kind === 'answer' && (
        <>
          <Facts
            facts={[
              ...(isText ? [] : [{ label: t.was, value: was || t.empty }]),
              { label: t.becomes, value: isText ? <NewWords before={was} after={becomes} /> : becomes || t.empty },
            ]}
          />
          {isText && was && (
            <details>
              <summary>{t.was}</summary>
              <blockquote className={styles.words}>{was}</blockquote>
            </details>
          )}
        </>
      )}
      <h3>{photo ? t.newPhoto : t.asOthers}</h3>
      <article className={styles.card}>
        <div className={styles.who}>
          {mainPhoto && (
            <Photos
              photos={[mainPhoto, ...photos.filter((name) => name !== mainPhoto)]}
              alt={() => t.photoOf(item.name)}
              isFirstLarge
            />
          )}
          <div>
            <p>
              <strong>{item.name}</strong>
            </p>
            {/* The age is shown beside the photo. */}
            {[yearsIn(shared.age, language), ...typedLines].filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {listedLines.length > 0 && (
              <details>
                <summary>{t.listed}</summary>
                {listedLines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </details>
            )}
          </div>
        </div>
      </article>
      {item.kind === 'profile' && familysTexts}
      {item.kind !== 'profile' && hasFamilysTexts && (
        <details>
          <summary>{t.before}</summary>
          {familysTexts}
        </details>
      )}
      {isWarned(opened) && <Doubles {...opened} />}
      <KeysHelp keys={KEYS} />
      {opened.call.reasons.length > 0 && <CallFirst {...opened} />}
      <Decide {...opened} />
    </section>
  );
}

/** Returns the name if it is the same in both languages, because it was then typed and not chosen from a list. */
const typedName = ({ name, nameBn }: { name: string; nameBn: string }): string[] =>
  name !== '' && name === nameBn ? [name] : [];
