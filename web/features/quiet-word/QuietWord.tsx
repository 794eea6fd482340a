import type { MouseEvent } from 'react';
import { quietWord } from '#contract/quiet-word.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { DangerPhones } from '#web/fields/DangerPhones.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { quietHours } from '#words/choices/quiet-word.ts';
import { quietWordTexts } from './quiet-word.texts.ts';

/** The small form that tells the women's desk that the bride or groom is not free to decide. */
export const quietWordDeeds = deeds({ quietWord });

const { Deed } = quietWordDeeds;

/** A form for a bride or groom who is not free to decide. It looks the same whether or not it was already sent. */
export function QuietWord() {
  const t = useTexts(quietWordTexts);
  return (
    <>
      <LeaveQuickly label={t.leave} />
      <p>{t.danger}</p>
      <DangerPhones />
      <p>{t.what}</p>
      <Deed deed="quietWord" label={t.say}>
        {(field) => (
          <>
            <TextField
              {...field('phone')}
              id="quiet-phone"
              label={t.phone}
              hint={t.phoneHint}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              required
            />
            <ChoiceSelect {...field('hour')} id="quiet-hour" label={t.hour} names={quietHours} required />
          </>
        )}
      </Deed>
    </>
  );
}

/** A harmless page of the site, which does not reveal what was on the screen before. */
const HARMLESS_PAGE = '/faqs';

/** A link that replaces this page in the history, so that the browser's *back* does not return to it. */
function LeaveQuickly({ label }: { label: string }) {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    window.location.replace(HARMLESS_PAGE);
  };
  return (
    <p>
      <a href={HARMLESS_PAGE} onClick={leave}>
        <strong>{label}</strong>
      </a>
    </p>
  );
}
