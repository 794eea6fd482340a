import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { CodeField } from '#web/fields/CodeField.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { digits } from '#words/numbers.ts';
import { holderDeeds } from './holders.actions.ts';
import { removalTexts } from './holders.texts.ts';

const { Deed } = holderDeeds;

type Props = Pick<ReturnedDraft<typeof showHolders>, 'holders' | 'removesAtOnce'>;

/** For a candidate whom the office has met: removes a holder at once, with a code sent to the candidate's own phone. */
export function RemoveAtOnce({ holders, removesAtOnce }: Props) {
  const t = useTexts(removalTexts);
  const language = useLanguage();
  const otherHolders = holders.filter(({ isMe }) => !isMe);
  if (!removesAtOnce || otherHolders.length === 0) return null;
  const options = otherHolders.map(({ id, phoneEnd }) => ({
    value: `${id}`,
    label: t.phone(digits(phoneEnd, language)),
  }));
  return (
    <Accordion
      items={[
        {
          id: 'at-once',
          heading: t.atOnceHeading,
          content: (
            <>
              <p>{t.atOnceText}</p>
              <Deed deed="askCode" label={t.sendCode} />
              <Deed deed="remove" label={t.atOnce} look="grave">
                {(field) => (
                  <>
                    <SelectField
                      {...field('holder')}
                      label={t.whom}
                      placeholder={t.choose}
                      options={options}
                      required
                    />
                    <CodeField {...field('code')} />
                  </>
                )}
              </Deed>
            </>
          ),
        },
      ]}
    />
  );
}
