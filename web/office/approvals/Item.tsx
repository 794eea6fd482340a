import { Link } from 'react-router';
import { telHref } from '#contract/dial.ts';
import { linesOf } from '#web/card/lines.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import office from '#web/office/Office.module.css';
import { Photos } from '#web/office/Photos.tsx';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { sentBackIn } from '#words/choices/approvals.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Approvals.module.css';
import { approvalDeeds, Decide, type Opened, officePicture } from './Decide.tsx';
import { useKindOf } from './Line.tsx';

const KEYS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['s', 'sendBack'],
  ['r', 'reject'],
];

/** One thing that waits: as others will see it, what has changed, who it may be besides, and the decision. */
export function Item(opened: Opened) {
  const { item, shared, photos, photo, was, becomes, registered, roles } = opened;
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
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
      <KeysHelp keys={KEYS} />
      <CallFirst {...opened} />
      <Decide {...opened} />
    </section>
  );
}

const { Deed } = approvalDeeds;

/** Why the office speaks with the bride or groom before others see the profile, and the call that was made. */
function CallFirst({ item: { memberId }, call }: Pick<Opened, 'item' | 'call'>) {
  const t = useTexts(approvalsTexts);
  const { reasons, isNeeded, account, phone } = call;
  if (reasons.length === 0) return null;
  const isClaimed = reasons.includes('claimed');
  return (
    <Notice tone="info" title={isNeeded ? t.callHeading : t.callDone}>
      {reasons.map((reason) => (
        <p key={reason}>{reason === 'claimed' ? t.claimedSelf : t[reason]}</p>
      ))}
      {isClaimed && <Link to="/office/whose">{t.toWhose}</Link>}
      {isNeeded && !isClaimed && (
        <>
          <p>
            {t.callText} <a href={telHref(phone)}>{phone}</a>
          </p>
          <Deed deed="spoke" member={memberId} label={t.spokeNow} sent={{ account: String(account) }}>
            {(field) => (
              <>
                <TextField {...field('called')} label={t.called} inputMode="tel" required />
                <TextField {...field('reason')} id="spoken-words" label={t.said} required />
              </>
            )}
          </Deed>
        </>
      )}
    </Notice>
  );
}

type Short = NonNullable<Opened['self']>;

/** Who the same person may be, side by side with this one; and who was rejected before. It warns, and refuses nothing. */
function Doubles({ self, doubles, rejected }: Pick<Opened, 'self' | 'doubles' | 'rejected'>) {
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
