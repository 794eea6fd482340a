import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { GUARDED_PARTS, LINK_DAYS, LINK_PARTS, type LinkPart, type listCardLinks } from '#contract/card-links.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { More } from '#web/ui/More.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { digits } from '#words/numbers.ts';
import { cardLinkDeeds, MAKE } from './card-links.actions.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import { LinkPreview, OnTheLink, type OwnFace } from './LinkPreview.tsx';
import styles from './MakeLink.module.css';

const { Deed } = cardLinkDeeds;

/** The parts that are ticked in a new form. */
const ON_AT_FIRST: readonly LinkPart[] = ['roots', 'horoscope', 'ownWords'];
/** The lifetime that is chosen in a new form, in days: one of `LINK_DAYS`. */
const DAYS_AT_FIRST = '30';

interface Props extends Pick<ReturnedDraft<typeof listCardLinks>, 'guarded'> {
  /** The reader's own card; null if it is not available. */
  mine: OwnFace | null;
  /** The active links, shown below the button. */
  children: ReactNode;
}

/** The form for a new link: its parts, its lifetime, the button that makes it, a preview. The active links follow. */
export function MakeLink({ guarded, mine, children }: Props) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const [tickedParts, setTickedParts] = useState<ReadonlySet<LinkPart>>(new Set(ON_AT_FIRST));
  // Parts that wait for the candidate's agreement are not on the link yet.
  const visibleParts = new Set([...tickedParts].filter((part) => guarded === 'free' || !GUARDED_PARTS.includes(part)));
  const hints: Partial<Record<LinkPart, string>> = { horoscope: t.horoscopeHint, parents: t.parentsHint };
  const offeredParts = LINK_PARTS.filter((part) => guarded !== 'closed' || !GUARDED_PARTS.includes(part));
  const tick = (part: LinkPart, isOn: boolean) =>
    setTickedParts((before) => new Set(isOn ? [...before, part] : [...before].filter((other) => other !== part)));
  return (
    <div className={styles.make}>
      <div className={styles.choices}>
        <Deed
          deed={MAKE}
          label={
            <>
              <Icon name="whatsapp" />
              {t.submit}
            </>
          }
          look="primary"
        >
          {(field) => {
            // A form that was sent before always has a lifetime.
            const wasSent = field('days').defaultValue !== '';
            const partBox = (part: LinkPart) => (
              <CheckboxField
                key={part}
                name={part}
                id={field(part).id}
                label={t[part]}
                hint={hints[part]}
                defaultChecked={wasSent ? field(part).defaultValue === 'Yes' : ON_AT_FIRST.includes(part)}
                onChange={(isOn) => tick(part, isOn)}
              />
            );
            const boxes = (
              <fieldset className={styles.parts}>
                <legend className="spoken">{t.whatIsOn}</legend>
                {guarded === 'free' && <p>{t.notAtFirst}</p>}
                {guarded === 'waits' && <p>{t.waitsHint}</p>}
                {guarded === 'closed' && (
                  <p>
                    {t.closedHint} <Link to="/matching-profile/family">{t.invite}</Link>
                  </p>
                )}
                <CheckboxField
                  name="basics"
                  label={`${t.head}, ${t.rest}`}
                  hint={t.basicsHint}
                  defaultChecked
                  disabled
                />
                {offeredParts.filter((part) => part !== 'phone').map(partBox)}
                {offeredParts.includes('phone') && (
                  <div className={styles.apart}>
                    {partBox('phone')}
                    <p className={styles.warning}>
                      <Icon name="alert" />
                      <span>{t.phoneHint}</span>
                    </p>
                  </div>
                )}
              </fieldset>
            );
            return (
              <>
                <More heading={t.whatIsOn}>{boxes}</More>
                <RadioField
                  {...field('days')}
                  defaultValue={field('days').defaultValue || DAYS_AT_FIRST}
                  label={t.days}
                  options={LINK_DAYS.map((days) => ({ value: days, label: t.forDays(digits(days, language)) }))}
                />
              </>
            );
          }}
        </Deed>
        {mine && <OnTheLink {...mine} parts={visibleParts} />}
      </div>
      {mine && <LinkPreview {...mine} parts={visibleParts} />}
      <div className={styles.links}>{children}</div>
    </div>
  );
}
