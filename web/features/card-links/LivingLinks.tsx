import type { ReturnedDraft } from '#contract/call.ts';
import { GUARDED_PARTS, type LinkPart, type listCardLinks } from '#contract/card-links.ts';
import { DAY_MS } from '#contract/durations.ts';
import { Icon } from '#web/art/Icon.tsx';
import styles from '#web/card/MemberLine.module.css';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { cardLinkDeeds } from './card-links.actions.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import linkStyles from './MakeLink.module.css';

const { Deed } = cardLinkDeeds;

type Loaded = ReturnedDraft<typeof listCardLinks>;

/**
 * Lists the active links to the reader's card: how often each was opened, its parts, and a button to end it. While the
 * profile is shown, another button makes a link with the parts of this one that the account may add.
 */
export function LivingLinks({ links, isShown, guarded }: Loaded) {
  const t = useTexts(cardLinksTexts);
  if (links.length === 0) return null;
  return (
    <Card title={t.yours}>
      {isShown && <p>{t.notKept}</p>}
      <ul className={styles.list}>
        {links.map((link) => (
          <LivingLink key={link.id} link={link} isShown={isShown} guarded={guarded} />
        ))}
      </ul>
      {links.length > 1 && <Deed deed="endLinks" label={t.endAll} />}
    </Card>
  );
}

interface LinkProps extends Pick<Loaded, 'isShown' | 'guarded'> {
  link: Loaded['links'][number];
}

function LivingLink({ link, isShown, guarded }: LinkProps) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const madeOn = dayInIndia(link.madeAt, language);
  // Only the candidate may add guarded parts freely.
  const isCandidate = guarded === 'free';
  // The candidate sees which links a guardian made, and a guardian sees which links the candidate made.
  const isOurs = (link.role === 'candidate') === isCandidate;
  const madeByOther = isCandidate ? t.byGuardian(madeOn) : t.byCandidate(madeOn);
  /** Whether the part is shown only after the candidate agrees. */
  const isWaitingPart = (part: LinkPart) => link.waits && GUARDED_PARTS.includes(part);
  const namesOf = (parts: readonly LinkPart[]) => parts.map((part) => t[part].toLowerCase()).join('; ');
  const shownNames = namesOf(link.parts.filter((part) => !isWaitingPart(part)));
  // The parts of this link that the account may put on another link.
  const repeatedParts = link.parts.filter((part) => guarded !== 'closed' || !GUARDED_PARTS.includes(part));
  const tickedParts = Object.fromEntries(repeatedParts.map((part) => [part, 'Yes']));
  const lifetimeDays = Math.round((Date.parse(link.endsAt) - Date.parse(link.madeAt)) / DAY_MS);
  return (
    <li className={styles.member}>
      <div className={styles.about}>
        <p>
          <strong>{isOurs ? madeOn : madeByOther}</strong>
        </p>
        <p>{link.openings === null ? t.neverOpened : t[link.openings]}</p>
      </div>
      <p className={linkStyles.soft}>
        {t.until(dayInIndia(link.endsAt, language))} {shownNames && t.also(shownNames)}
        {!link.parts.includes('photo') && ` ${t.noPhoto}`}
        {link.waits && ` ${t.waiting(namesOf(link.parts.filter(isWaitingPart)))}`}
      </p>
      <Actions>
        {link.waits && isCandidate && <Deed deed="agreeToLink" sent={{ link: String(link.id) }} label={t.agree} />}
        {isShown && (
          <Deed
            deed="makeAnother"
            sent={{ days: String(lifetimeDays), ...tickedParts }}
            label={<Dated day={madeOn}>{t.again}</Dated>}
          />
        )}
        <Deed
          deed="endLink"
          sent={{ link: String(link.id) }}
          look="quiet"
          label={<Dated day={madeOn}>{t.end}</Dated>}
        />
      </Actions>
    </li>
  );
}

/** Adds the date to a button's text for screen readers, because several buttons have the same words. */
const Dated = ({ day, children }: { day: string; children: string }) => (
  <span>
    {children}
    <span className="spoken">: {day}</span>
  </span>
);

/** Shows the address of a link that was just made, to send or to copy. */
export function NewLink({ address }: { address: string }) {
  const t = useTexts(cardLinksTexts);
  return (
    <Card title={t.made}>
      <TextField name="address" label={t.address} defaultValue={address} readOnly />
      <Actions>
        <LinkButton to={`https://wa.me/?${new URLSearchParams({ text: t.message(address) })}`}>
          <Icon name="whatsapp" />
          {t.whatsapp}
        </LinkButton>
        <LiveOnly>
          <CopyButton text={address} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
        </LiveOnly>
        <LinkButton to="/matching-profile/links" look="quiet">
          {t.another}
        </LinkButton>
      </Actions>
    </Card>
  );
}
