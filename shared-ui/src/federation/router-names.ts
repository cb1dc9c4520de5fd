/** The names that remotes may import from `react-router-dom`: the shell offers these and leaves out the rest. */
export const ROUTER_NAMES = ['Link', 'NavLink', 'useLinkClickHandler', 'useLocation', 'useNavigate'] as const;
