import type { ReturnedDraft } from '#contract/call.ts';
import type { showNomination } from '#contract/nomination.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { nominationDeeds } from './nomination.deeds.ts';
import { nominationTexts } from './nomination.texts.ts';

const { Deed } = nominationDeeds;

interface Props {
  nomination: ReturnedDraft<typeof showNomination>;
  isOpen: boolean;
}

/** Folded: who may act for the member. */
export function Nomination({ nomination, isOpen }: Props) {
  const t = useTexts(nominationTexts);
  const content = (
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
  return <Accordion items={[{ id: 'nomination', heading: t.heading, isOpen, content }]} />;
}
