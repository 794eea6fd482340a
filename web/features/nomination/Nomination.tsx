import type { ReturnedDraft } from '#contract/call.ts';
import { type showNomination, updateNomination } from '#contract/nomination.ts';
import { deeds } from '#web/forms/actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { nominationTexts } from './nomination.texts.ts';

/** The small form that saves who may act for the member. */
export const nominationDeeds = deeds({ nominate: updateNomination });

const { Deed } = nominationDeeds;

interface Props {
  nomination: ReturnedDraft<typeof showNomination>;
}

/** The form for the person who may act for the member after a death, or if the member cannot act any more. */
export function Nomination({ nomination }: Props) {
  const t = useTexts(nominationTexts);
  return (
    <>
      <p>{t.lead}</p>
      <Deed key={nomination.phone} deed="nominate" label={t.save} initial={nomination}>
        {(field) => (
          <>
            <TextField {...field('name')} label={t.name} autoComplete="off" />
            <TextField
              {...field('phone')}
              label={t.phone}
              hint={t.hint}
              type="tel"
              inputMode="tel"
              autoComplete="off"
            />
          </>
        )}
      </Deed>
    </>
  );
}
