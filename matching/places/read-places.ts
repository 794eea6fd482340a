import { placeLines, regionLines } from './data.ts';
import { regionInBengali } from './regions.ts';

/** A town, or a district located at its headquarters. `nameBn` is `''` if there is no Bengali name. */
export type Place = {
  /** Stable id: from GeoNames, SimpleMaps, or our own from 900000001. */
  id: number;
  name: string;
  nameBn: string;
  /** District and state or division in Bengal (`Nadia, West Bengal`), elsewhere the state or province. */
  region: string;
  /** The same in Bengali; `''` if there is no Bengali name, as mostly abroad. */
  regionBn: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** IANA time zone. */
  zone: string;
};

/**
 * Parses the compact list, larger places and those nearer to Bengal first.
 *
 * @returns each place with all its other names, in either script; a plus marks the name of a part of it
 */
export function readPlaces(): { place: Place; aliases: string[] }[] {
  const regions = regionLines.split('\n').map((line) => {
    const [region = '', country = '', zone = ''] = line.split('|');
    return { region, regionBn: country === 'IN' || country === 'BD' ? regionInBengali(region) : '', country, zone };
  });
  return placeLines.split('\n').map((line) => {
    const [id, name = '', nameBn = '', regionLine, latitude, longitude, aliases] = line.split('|');
    const around = regions[Number(regionLine)] ?? nowhere;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    return {
      place: { id: Number(id), name, nameBn, ...around, ...position },
      aliases: aliases ? aliases.split(',') : [],
    };
  });
}

const nowhere = { region: '', regionBn: '', country: '', zone: '' };
