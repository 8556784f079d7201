/** In degrees; null when nobody has entered them. */
export type Place = { latitude: number | null; longitude: number | null };

const earthRadius = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;

/** In a straight line, to the tenth of a mile; null when one of the places is not known. */
export function milesBetween(here: Place, there: Place): number | null {
  if (here.latitude === null || here.longitude === null) return null;
  if (there.latitude === null || there.longitude === null) return null;
  const across = Math.cos(radians(here.latitude)) * Math.cos(radians(there.latitude));
  const chord =
    halfChord(there.latitude - here.latitude) + across * halfChord(there.longitude - here.longitude);
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord))) * 10) / 10;
}
