import type { ReturnedDraft } from '#contract/call.ts';
import { GUARDED_PARTS, type LinkPart, type listCardLinks } from '#contract/card-links.ts';
import styles from '#web/card/MemberLine.module.css';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { cardLinkDeeds } from './card-links.deeds.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import own from './MakeLink.module.css';

const { Deed } = cardLinkDeeds;

type Loaded = Pick<ReturnedDraft<typeof listCardLinks>, 'links' | 'guarded'>;

/** The links that lead to one's card: what is on each, how often it was opened, and its end. */
export function LivingLinks({ links, guarded }: Loaded) {
  const t = useTexts(cardLinksTexts);
  return (
    <Card title={t.yours}>
      <p className={own.soft}>{t.noAddress}</p>
      <ul className={styles.list}>
        {links.map((link) => (
          <LivingLink key={link.id} link={link} mayAgree={guarded === 'free'} />
        ))}
      </ul>
      {links.length > 1 && <Deed deed="endLinks" label={t.endAll} />}
    </Card>
  );
}

function LivingLink({ link, mayAgree }: { link: Loaded['links'][number]; mayAgree: boolean }) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const waits = (part: LinkPart) => link.waits && GUARDED_PARTS.includes(part);
  const say = (parts: readonly LinkPart[]) => parts.map((part) => t[part]).join('; ');
  const on = link.parts.filter((part) => !waits(part));
  return (
    <li className={styles.member}>
      <div className={styles.about}>
        <p>
          <strong>{t.until(dayInIndia(link.endsAt, language))}</strong>
        </p>
        <p>{on.length === 0 ? t.onlyBasics : t.on(say(on))}</p>
        {link.waits && <p>{t.waiting(say(link.parts.filter(waits)))}</p>}
        <p className={own.soft}>
          {link.openings === null ? t.neverOpened : t[link.openings]}{' '}
          {(link.role === 'candidate' ? t.byCandidate : t.byGuardian)(dayInIndia(link.madeAt, language))}
        </p>
      </div>
      {link.waits && mayAgree && <Deed deed="agreeToLink" sent={{ link: String(link.id) }} label={t.agree} />}
      <Deed deed="endLink" sent={{ link: String(link.id) }} label={t.end} />
    </li>
  );
}
