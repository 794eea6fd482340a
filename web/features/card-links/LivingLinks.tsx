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

/** The links that lead to one's card: how often each was opened, what is on it, and its end. */
export function LivingLinks({ links, guarded }: Loaded) {
  const t = useTexts(cardLinksTexts);
  if (links.length === 0) return null;
  return (
    <Card title={t.yours}>
      <ul className={styles.list}>
        {links.map((link) => (
          <LivingLink key={link.id} link={link} isCandidates={guarded === 'free'} />
        ))}
      </ul>
      {links.length > 1 && <Deed deed="endLinks" label={t.endAll} />}
    </Card>
  );
}

interface LinkProps {
  link: Loaded['links'][number];
  /** The reader is the candidate: may say yes, and is told which are the others'. */
  isCandidates: boolean;
}

function LivingLink({ link, isCandidates }: LinkProps) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const made = dayInIndia(link.madeAt, language);
  const isOurs = (link.role === 'candidate') === isCandidates;
  const waits = (part: LinkPart) => link.waits && GUARDED_PARTS.includes(part);
  const say = (parts: readonly LinkPart[]) => parts.map((part) => t[part]).join('; ');
  const on = link.parts.filter((part) => !waits(part));
  return (
    <li className={styles.member}>
      <div className={styles.about}>
        <p>
          <strong>{isOurs ? made : (isCandidates ? t.byGuardian : t.byCandidate)(made)}</strong>
        </p>
        <p>{link.openings === null ? t.neverOpened : t[link.openings]}</p>
      </div>
      {link.waits && isCandidates && <Deed deed="agreeToLink" sent={{ link: String(link.id) }} label={t.agree} />}
      <Deed
        deed="endLink"
        sent={{ link: String(link.id) }}
        look="quiet"
        label={
          <>
            {t.end}
            <span className="spoken">: {made}</span>
          </>
        }
      />
      <p className={own.rest}>
        {t.until(dayInIndia(link.endsAt, language))} {on.length === 0 ? t.onlyBasics : t.on(say(on))}
        {link.waits && ` ${t.waiting(say(link.parts.filter(waits)))}`}
      </p>
    </li>
  );
}
