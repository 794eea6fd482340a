import { Link } from 'react-router';
import { linesOf } from '#web/card/lines.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useDesk } from '#web/office/desk.ts';
import office from '#web/office/Office.module.css';
import { Photos } from '#web/office/Photos.tsx';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Approvals.module.css';
import { CallFirst } from './CallFirst.tsx';
import { Decide } from './Decide.tsx';
import { Doubles } from './Doubles.tsx';
import { useKindOf } from './Line.tsx';
import type { Opened } from './opened.ts';
import { PARTS } from './useKeys.ts';

/** One thing that waits: as others will see it, what has changed, who it may be besides, and the decision. */
export function Item(opened: Opened) {
  const { item, shared, photos, photo, was, becomes, registered, roles } = opened;
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const { hasKeys } = useDesk();
  const kindOf = useKindOf();
  const { life, place, work, community } = linesOf(shared, language);
  const [card] = photo ? [photo] : photos;
  const role = roles.includes('candidate') ? t.candidate : roles.includes('guardian') ? t.guardian : t.family;
  return (
    <section className={styles.item} aria-labelledby="item">
      <h2 id="item">
        {kindOf(item)} · {item.memberId}
      </h2>
      {item.claimedBy && <Notice tone="info">{t.claimedText(item.claimedBy)}</Notice>}
      <p className={office.soft}>
        {t.registeredBy(t.registered(dayInIndia(registered, language)), role)} {t.recorded}{' '}
        <Link to={`/office/members/${item.memberId}`}>{t.whole}</Link>
      </p>
      {item.kind === 'answer' && (
        <Facts
          facts={[
            { label: t.was, value: was || t.empty },
            { label: t.becomes, value: becomes || t.empty },
          ]}
        />
      )}
      <h3>{photo ? t.newPhoto : t.asOthers}</h3>
      <article className={styles.card}>
        <div className={styles.who}>
          {card ? (
            <Photos
              photos={[card, ...photos.filter((name) => name !== card)]}
              alt={() => t.photoOf(item.name)}
              isFirstLarge
            />
          ) : (
            <p className={office.soft}>{t.noPhoto}</p>
          )}
          <div>
            <p>
              <strong>{item.name}</strong>
            </p>
            {[life, place, work, community].filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </article>
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
      <Doubles {...opened} />
      <details id={PARTS['?']}>
        <summary>{t.keys}</summary>
        <p>{hasKeys ? t.keyList : t.keysOff}</p>
        <p>
          <Link to="/office/mine">{t.keysSwitch}</Link>
        </p>
      </details>
      <CallFirst {...opened} />
      <Decide {...opened} />
    </section>
  );
}
