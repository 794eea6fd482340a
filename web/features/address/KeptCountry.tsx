import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { statesOfCountry } from '#contract/address.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CountryAndState } from '#web/fields/CountryAndState.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { Pair } from '#web/ui/Pair.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { addressLabels } from '#words/labels/address.ts';
import { addressTexts } from './address.texts.ts';
import styles from './KeptCountry.module.css';

/**
 * Name of the hidden field with the stored country, for the page's rules while the control is disabled and sends
 * nothing. The field is empty while the country can be changed.
 */
export const STORED_COUNTRY = 'storedCountry';

/** Query parameter that enables a stored country without JavaScript. */
const CHANGE = 'change';

interface Props {
  page: FormPage<'country' | 'state'>;
  /** The id of the stored country; `''` if none is stored. */
  stored: string;
  countries: readonly LookupEntry[];
  states: readonly LookupEntry[];
  /** The pincode, shown after the state. */
  children: ReactNode;
}

/** The fields for country and state. A stored country is disabled until one question is answered (specification 4). */
export function KeptCountry({ page, stored, countries, states, children }: Props) {
  const t = useTexts(addressTexts);
  const label = useLabels(addressLabels);
  const [query] = useSearchParams();
  const isAlive = useIsAlive();
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(query.has(CHANGE));
  const isKept = stored !== '' && !isChanging;

  // After a successful save the country is disabled again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one with the same outcome
  useEffect(() => {
    if (page.isDone) setIsChanging(false);
  }, [page.result]);

  async function loadStates(country: string) {
    const answer = await browserApi(statesOfCountry, { country });
    return answer.ok ? answer.values.states : [];
  }

  return (
    <>
      <input type="hidden" name={STORED_COUNTRY} value={isKept ? stored : ''} />
      <CountryAndState
        country={{
          ...page.field('country'),
          label: label('country'),
          required: true,
          disabled: isKept,
          beneath: isKept && (
            <span className={styles.change}>
              {isAlive ? (
                <Button type="button" look="quiet" onClick={() => setIsAsking(true)}>
                  {t.changeCountry}
                </Button>
              ) : (
                <Link to={`?${CHANGE}`}>{t.changeCountry}</Link>
              )}
            </span>
          ),
        }}
        state={{ ...page.field('state'), label: label('state'), required: true }}
        countries={countries}
        states={states}
        loadStates={loadStates}
        together={Pair}
      >
        {children}
      </CountryAndState>
      <Modal isOpen={isAsking} onClose={() => setIsAsking(false)} title={t.changeTitle} closeLabel={t.close}>
        <p>{t.changeText}</p>
        <Actions>
          <Button
            type="button"
            onClick={() => {
              setIsAsking(false);
              setIsChanging(true);
            }}
          >
            {t.change}
          </Button>
          <Button type="button" look="secondary" onClick={() => setIsAsking(false)}>
            {t.keep}
          </Button>
        </Actions>
      </Modal>
    </>
  );
}
