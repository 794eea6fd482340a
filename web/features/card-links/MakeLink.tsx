import { useState } from 'react';
import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { GUARDED_PARTS, LINK_DAYS, LINK_PARTS, type LinkPart, type listCardLinks } from '#contract/card-links.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { digits } from '#words/numbers.ts';
import { cardLinkDeeds, MAKE } from './card-links.deeds.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import { LinkPreview, type OwnFace } from './LinkPreview.tsx';
import styles from './MakeLink.module.css';

const { Deed } = cardLinkDeeds;

const ON_AT_FIRST: readonly LinkPart[] = ['roots', 'horoscope', 'ownWords'];

interface Props extends Pick<ReturnedDraft<typeof listCardLinks>, 'guarded'> {
  /** One's own card; null where there is none to be had. */
  mine: OwnFace | null;
  /** There are links already, which stand above. */
  isAfterOthers: boolean;
}

/** What is on a new link, and how long it holds. */
export function MakeLink({ guarded, mine, isAfterOthers }: Props) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const [ticked, setTicked] = useState<ReadonlySet<LinkPart>>(new Set(ON_AT_FIRST));
  // What waits for the candidate's yes is not on the link yet.
  const seen = new Set([...ticked].filter((part) => guarded === 'free' || !GUARDED_PARTS.includes(part)));
  const hints: Partial<Record<LinkPart, string>> = {
    ...{ horoscope: t.horoscopeHint, parents: t.parentsHint },
  };
  const offered = LINK_PARTS.filter((part) => guarded !== 'closed' || !GUARDED_PARTS.includes(part));
  const tick = (part: LinkPart, isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, part] : [...before].filter((one) => one !== part)));
  return (
    <section className={styles.make}>
      {isAfterOthers && <h2>{t.make}</h2>}
      {guarded === 'waits' && <p>{t.waitsHint}</p>}
      {guarded === 'closed' && (
        <p>
          {t.closedHint} <Link to="/matching-profile/family">{t.invite}</Link>
        </p>
      )}
      <Deed deed={MAKE} label={t.submit} look="primary">
        {(field) => {
          const box = (part: LinkPart) => (
            <CheckboxField
              key={part}
              name={part}
              id={field(part).id}
              label={t[part]}
              hint={hints[part]}
              defaultChecked={
                field('days').defaultValue === '' ? ON_AT_FIRST.includes(part) : field(part).defaultValue === 'Yes'
              }
              onChange={(isOn) => tick(part, isOn)}
            />
          );
          return (
            <div className={styles.both}>
              <div>
                <fieldset className={styles.parts}>
                  <legend className={styles.legend}>{t.whatIsOn}</legend>
                  <CheckboxField name="basics" label={t.basics} hint={t.basicsHint} defaultChecked disabled />
                  {offered.filter((part) => part !== 'phone').map(box)}
                  {offered.includes('phone') && (
                    <div className={styles.apart}>
                      {box('phone')}
                      <p className={styles.warning}>
                        <Icon name="alert" />
                        <span>{t.phoneHint}</span>
                      </p>
                    </div>
                  )}
                </fieldset>
                <RadioField
                  {...field('days')}
                  defaultValue={field('days').defaultValue || '30'}
                  label={t.days}
                  options={LINK_DAYS.map((days) => ({ value: days, label: t.forDays(digits(days, language)) }))}
                />
              </div>
              {mine && <LinkPreview {...mine} parts={seen} />}
            </div>
          );
        }}
      </Deed>
    </section>
  );
}
