import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { LookupEntry } from '#contract/lookups.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { LookupSelect } from './LookupSelect.tsx';

interface SelectProps extends FieldProps {
  defaultValue?: string | undefined;
}

interface Props {
  country: SelectProps;
  state: SelectProps;
  countries: readonly LookupEntry[];
  /** The states of the form's initial country. */
  states: readonly LookupEntry[];
  /** Loads another country's states; returns an empty list on failure. */
  loadStates: (country: string) => Promise<readonly LookupEntry[]>;
  /** Shown after the state: the pincode. */
  children?: ReactNode;
  /** Wraps the state and the children after it. */
  together?: ComponentType<{ children: ReactNode }>;
}

/** A country and its states: choosing a country loads its states. */
export function CountryAndState({
  country,
  state,
  countries,
  states,
  loadStates,
  children,
  together: Together = Fragment,
}: Props) {
  /** The states that were loaded last, and their country; undefined until the reader chooses a country. */
  const [loaded, setLoaded] = useState<{ country: string; states: readonly LookupEntry[] }>();
  const [chosenCountry, setChosenCountry] = useState(country.defaultValue ?? '');

  async function choose(next: string) {
    setChosenCountry(next);
    const nextStates = next === '' ? [] : await loadStates(next);
    setLoaded({ country: next, states: nextStates });
  }

  // No states are offered while those of a newly chosen country are loading.
  const loadedStates = loaded?.country === chosenCountry ? loaded.states : [];
  const offeredStates = loaded === undefined ? states : loadedStates;
  const countrySelect = <LookupSelect key="country" {...country} entries={countries} onChange={choose} />;
  // The key remounts the control, so that a choice from the previous list is dropped.
  const stateSelect = <LookupSelect key={`state ${loaded?.country ?? ''}`} {...state} entries={offeredStates} />;
  const stateAndChildren = (
    <Together key="there">
      {stateSelect}
      {children}
    </Together>
  );
  return [countrySelect, stateAndChildren];
}
