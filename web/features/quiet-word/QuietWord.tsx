import type { MouseEvent } from 'react';
import { quietWord } from '#contract/quiet-word.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { DangerPhones } from '#web/fields/DangerPhones.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { quietHours } from '#words/choices/quiet-word.ts';
import { quietWordTexts } from './quiet-word.texts.ts';

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

/** An ordinary page of the site, which reveals nothing. */
const ELSEWHERE = '/faqs';

/** A button that replaces this page with an ordinary one, so that *back* does not return here. */
function LeaveQuickly({ label }: { label: string }) {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    window.location.replace(ELSEWHERE);
  };
  return (
    <p>
      <a href={ELSEWHERE} onClick={leave}>
        <strong>{label}</strong>
      </a>
    </p>
  );
}
