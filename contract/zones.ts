/**
 * Time zones of families abroad, by their names in the tz database: one for each zone our families live in, the most
 * frequent first in each region. `''` on the wire means India's zone.
 */
export const ZONES = [
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Europe/London',
  'Europe/Paris',
  'Europe/Helsinki',
  'Europe/Moscow',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
] as const;
export type Zone = (typeof ZONES)[number];

/** The time zone in which all times are shown first. */
export const INDIA_ZONE = 'Asia/Kolkata';
