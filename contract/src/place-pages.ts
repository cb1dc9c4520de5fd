/**
 * The places with their own page, by the last part of its address: the thirty most populous cities, and counties where the county levies
 * it, whose tax on income or pay the engine has confirmed figures for. Population: 2020 Census, P.L. 94-171 redistricting data, table P1
 * (Louisville by its metro government, Lexington by its urban county). Left out are places that take a fixed amount for each month or week of
 * work, such as Denver, and those whose tax employers alone pay, such as San Francisco.
 */
export const PLACE_PAGES = {
  'new-york-city': 'NYC',
  philadelphia: 'PA:PHILADELPHIA',
  'montgomery-county-maryland': 'MD:MONTGOMERY',
  'marion-county-indiana': 'IN:MARION',
  'prince-georges-county-maryland': 'MD:PRINCE GEORGES',
  'columbus-ohio': 'OH:COLUMBUS',
  'baltimore-county-maryland': 'MD:BALTIMORE',
  'louisville-kentucky': 'KY:LOUISVILLE',
  'portland-oregon': 'OR:PORTLAND',
  detroit: 'MI:DETROIT',
  'anne-arundel-county-maryland': 'MD:ANNE ARUNDEL',
  'baltimore-city': 'MD:BALTIMORE CITY',
  'kansas-city-missouri': 'MO:KANSAS CITY',
  'lake-county-indiana': 'IN:LAKE',
  'allen-county-indiana': 'IN:ALLEN',
  cleveland: 'OH:CLEVELAND',
  'hamilton-county-indiana': 'IN:HAMILTON',
  'howard-county-maryland': 'MD:HOWARD',
  'lexington-kentucky': 'KY:LEXINGTON',
  cincinnati: 'OH:CINCINNATI',
  pittsburgh: 'PA:PITTSBURGH',
  'st-louis': 'MO:ST LOUIS',
  'st-joseph-county-indiana': 'IN:ST JOSEPH',
  'frederick-county-maryland': 'MD:FREDERICK',
  toledo: 'OH:TOLEDO',
  'harford-county-maryland': 'MD:HARFORD',
  yonkers: 'YONKERS',
  'elkhart-county-indiana': 'IN:ELKHART',
  'birmingham-alabama': 'AL:BIRMINGHAM',
  'grand-rapids': 'MI:GRAND RAPIDS',
} as const;

export type PlaceSlug = keyof typeof PLACE_PAGES;

/** In order of population. */
export const PLACE_SLUGS = Object.keys(PLACE_PAGES) as readonly PlaceSlug[];
