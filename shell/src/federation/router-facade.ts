/**
 * What the shell offers to everybody as `react-router-dom`: the names in use, so that the rest of the package can be left out of
 * the first load. A name that a remote imports and this list lacks is undefined at run time; a test compares the two.
 * (From `react-router`: importing `react-router-dom` here would lead back here.)
 */
export { Link, NavLink, useLinkClickHandler, useLocation, useNavigate } from 'react-router';
