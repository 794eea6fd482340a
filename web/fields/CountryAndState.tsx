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
  /** The states of the country that stands in the form at first. */
  states: readonly LookupEntry[];
  /** Asked for another country's states; an empty list when they did not come. */
  loadStates: (country: string) => Promise<readonly LookupEntry[]>;
  /** Stands after the state: the pincode. */
  children?: ReactNode;
  /** Around the state and what stands after it. */
  together?: ComponentType<{ children: ReactNode }>;
}

/** A country and the states that belong to it: choosing a country brings its states. */
export function CountryAndState({
  country,
  state,
  countries,
  states,
  loadStates,
  children,
  together: Together = Fragment,
}: Props) {
  const [loaded, setLoaded] = useState<{ of: string; states: readonly LookupEntry[] }>();
  const [chosen, setChosen] = useState(country.defaultValue ?? '');

  async function choose(next: string) {
    setChosen(next);
    const found = next === '' ? [] : await loadStates(next);
    setLoaded({ of: next, states: found });
  }

  const offered = loaded === undefined ? states : loaded.of === chosen ? loaded.states : [];
  const ofCountry = <LookupSelect key="country" {...country} entries={countries} onChange={choose} />;
  // Another list is another control: what was chosen in the former one does not stay.
  const ofState = <LookupSelect key={`state ${loaded?.of ?? ''}`} {...state} entries={offered} />;
  const there = (
    <Together key="there">
      {ofState}
      {children}
    </Together>
  );
  return [ofCountry, there];
}
