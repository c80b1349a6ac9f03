// Made by `npm run openapi` from taxi-api.yaml: edit that, not this.

export interface paths {
    "/configuration/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The configuration of the group behind a domain or host; without `search`, the default group's. */
        get: operations["getDomainConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The configuration of the group named in `App-Agrupation`. */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configurations with the text in their name, permalink or domain.
         * @description The panel does not call it. It finds a brand by its domain or its permalink; a search by name would show the visitors of one brand which others the API serves.
         */
        post: operations["searchConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticate/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with e-mail or phone and password. */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The older name of `authenticate`; the panel uses it if that answers 404. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/google_login/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a credential that Google issued for this group's client id. */
        post: operations["googleLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/valid": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** Check a token and return its user. */
        get: operations["checkToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check_auth": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a token is still valid.
         * @description The panel asks when a tab becomes visible again after a while.
         */
        get: operations["checkAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/available/email/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether an e-mail is available for a sign-up with the group. */
        post: operations["checkEmailAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/signup/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account; the API sends a 6-digit activation code by SMS and e-mail. */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/confirm/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activate an account with the activation code; also logs the user in. */
        put: operations["confirmAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/resend_activation_code/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send the activation code again. */
        put: operations["resendActivationCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/recover_password/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to reset a forgotten password. */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/reset_password/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reset a forgotten password with the code. */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update_password/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the user's password; the answer's token replaces all older ones. */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update_profile": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The user's profile. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update_profile/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the user's profile, picture and, for a company, logo. */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/remove_account/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to remove an account. */
        post: operations["requestAccountRemoval"];
        /** Remove an account with the code. */
        delete: operations["removeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/reverse/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The addresses nearest to a position. */
        post: operations["reverseGeocode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/search/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Addresses that match the words. */
        post: operations["searchAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agrupations/search/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The groups that serve a journey, each with its fare; with `agrupacion_id`, that group alone. */
        post: operations["searchAgrupations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The trips as a file, `servicios.pdf`. */
        get: operations["downloadTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a taxi now, or book one with `fecha_servicio_diferido`. */
        post: operations["createTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/services": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The history, newest first, a page at a time. */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/in_process/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The trips under way, and those that have ended in the last quarter of an hour. */
        get: operations["listTripsInProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/scheduled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The reservations before their search for a taxi starts. */
        get: operations["listScheduledTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}/cancel/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Cancel a trip that has not ended. A reservation leaves the list, any other trip gets status 4. */
        put: operations["cancelTrip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}/update/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a trip before the pickup. */
        put: operations["updateTrip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotel/load_all": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The trips of a hotel's desk; under way, reserved, and ended in the last 24 hours. */
        get: operations["loadHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_types": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The company's service types, a page at a time. */
        get: operations["listServiceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_types/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a service type. */
        post: operations["createServiceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_types/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Rename a service type, or switch it on or off. */
        put: operations["updateServiceType"];
        post?: never;
        /** Delete a service type. Trips that used it keep its name. */
        delete: operations["deleteServiceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employees": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The company's employees with open accounts. */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employees/closed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The company's employees with closed accounts. */
        get: operations["listClosedEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an employee. Without a password, the API generates one and sends it by e-mail. */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Switch an employee on or off, change their fields or set their password. */
        put: operations["updateEmployee"];
        post?: never;
        /** Delete an employee who has never travelled. An employee with trips can only be closed. */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/{id}/close/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Close an employee's account permanently; their trips stay. */
        put: operations["closeEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/{id}/reset_password/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Generate a new password for an employee and send it by e-mail. */
        put: operations["resetEmployeePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/payment_methods": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's payment methods with one group. */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/payment_methods/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add one of the group's methods to the customer's, including a removed one. */
        put: operations["addPaymentMethod"];
        post?: never;
        /** Remove one of the customer's methods. The last one cannot be removed. */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/default_payment_method/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make one method the default in place of the current one. */
        put: operations["setDefaultPaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's saved addresses. */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an address under a name. */
        post: operations["createFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Rename a saved address, move it, or make it the default. */
        put: operations["updateFavourite"];
        post?: never;
        /** Delete a saved address. */
        delete: operations["deleteFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The group's messages to the customer, newest first. */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/read/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark a message as read. */
        put: operations["readMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's support tickets, most recently answered first. */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a support ticket, optionally about a trip and with attachments. */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One ticket with its conversation. */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/answers/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an answer to a ticket. */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The id of the attachment.
                 * @example 3
                 */
                attachment_id: number;
            };
            cookie?: never;
        };
        /** One attachment of a ticket. */
        get: operations["getTicketAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promos/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A promotion's benefit and end, and this customer's progress with it. */
        get: operations["getPromo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promos/{id}/redeem/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeem a promotion; the customer can then use its code in a request. */
        post: operations["redeemPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's purses, and the code that others use to pay into them. */
        get: operations["listPurses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses/{id}/movements": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The movements of a purse, newest first. */
        get: operations["listPurseMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses/receiver": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The receiver behind a code or user id, so that the user can confirm a transfer by name. */
        get: operations["findPurseReceiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses/transfer/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an amount from a purse to the holder of a QR code or user id. */
        post: operations["transferFromPurse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/commerces": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** The commerces of the group's club, each with the ads it shows today. */
        get: operations["listCommerces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/commerces/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One commerce; its owner also sees future ads. */
        get: operations["getCommerce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/commerces/{id}/ads/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce an ad of the user's own commerce, 24 to 48 hours before it starts. */
        post: operations["createAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description A message for the user. */
            message: string;
            /**
             * @description The same as a code for programs.
             * @enum {string}
             */
            code?: "unauthorized" | "wrong_credentials" | "not_activated" | "forbidden" | "not_found" | "too_large" | "malformed" | "invalid" | "invalid_code" | "no_service" | "payment_method_locked" | "not_enough_balance" | "final_state" | "logo_image" | "ad_not_ahead" | "password_refused" | "server_error" | (string & {});
            /** @description One entry per problem; `field` is the name on the wire, a dotted path for nested fields, and empty for the whole body. */
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            field: string;
            /** @description A message for the user. */
            message: string;
            /**
             * @description The same as a code for programs.
             * @enum {string}
             */
            code?: "taken" | "invalid_code" | "user_code" | "wrong_password" | "password_mismatch" | "picture_refused" | "traveller_required" | (string & {});
        };
        /**
         * @description A language tag of BCP 47.
         * @example es
         */
        LanguageTag: string;
        Message: {
            message: string;
        };
        TextSearch: {
            search: string;
        };
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        ShortCoordinates: {
            lat: number;
            lng: number;
        };
        Person: {
            id?: number;
            name: string;
        };
        Configuration: {
            /** @description The site domain of the group. */
            domain_agrupation: string;
            agrupation: components["schemas"]["Agrupation"];
            /** @description The page title. */
            title: string;
            /** @description A URL, possibly a data URL. */
            favicon: string | null;
            maps_key: string | null;
            /** @description The id of the map's style in the Google project of the maps key; null or omitted where the group has none. */
            maps_id?: string | null;
            /** @description The group's own map, for a group without a maps key; null or omitted where it has none. */
            map?: components["schemas"]["MapTiles"] | null;
            /** @description The languages in which the group offers its panel, in the order in which the panel lists them; without them, es and en. */
            languages?: components["schemas"]["LanguageTag"][];
            /** @description For users whose browser asks for another language than these; without it, es. */
            fallback_language?: components["schemas"]["LanguageTag"];
            /** @description Texts of the panel in the group's own words. */
            wording?: components["schemas"]["Wording"][];
            contents: components["schemas"]["Content"][];
        };
        Wording: {
            /**
             * @description The first page's heading (at most 60 characters) and the sentence below it (140); what it says to companies and to hotels (140 each); the sentence on the page of a shared trip (140); what stands before the phone on a taxi card (40).
             * @enum {string}
             */
            key: "welcome" | "promise" | "companies" | "hotels" | "shared_trip" | "card_questions" | (string & {});
            language: components["schemas"]["LanguageTag"];
            /** @description Plain text. {{brand}} stands for the group's name. */
            text: string;
        };
        MapTiles: {
            /** @description The address of a tile of 256 pixels as PNG, WebP or JPEG in Web Mercator, with {z}, {x} and {y} in it. It is https, or on the API's own origin. */
            tiles: string;
            /** @description Plain text that the map shows, as the tiles' licence asks for. */
            attribution: string;
            max_zoom: number;
        };
        ConfigurationList: {
            configurations: components["schemas"]["Configuration"][];
        };
        Content: {
            /** @description usuario_info, condiciones_generales, politica_privacidad, help, about, or the group's own. */
            content_key: string;
            language: components["schemas"]["Language"];
            title: string;
            /** @description Untrusted HTML; a client must sanitize it. */
            html: string;
        };
        /** @enum {string} */
        Language: "en" | "es" | (string & {});
        Agrupation: {
            id: number;
            permalink: string;
            name: string;
            /** @description A URL, possibly a data URL. */
            logo?: string | null;
            /** @description ISO 4217. */
            currency: string;
            facebook_link?: string | null;
            linkedin_link?: string | null;
            twitter_link?: string | null;
            extras?: components["schemas"]["Extra"][];
            /** @default false */
            show_extra_passengers?: boolean;
            /** @default 7 */
            max_num_passengers?: number;
            /** @description Languages of the drivers, as ISO 639 codes. */
            taxi_languages?: string[];
            main_color?: string | null;
            secondary_color?: string | null;
            main_background_color?: string | null;
            menu_text_color?: string | null;
            top_text_color?: string | null;
            /**
             * @description Whether a panel may show its dark scheme on devices in dark mode.
             * @default true
             */
            dark_scheme?: boolean;
            /** @description IANA name. */
            time_zone?: string;
            phone?: string | null;
            google_client_id?: string | null;
        };
        Extra: {
            show: boolean;
            description: string;
        };
        Authentication: {
            credentials: components["schemas"]["Credentials"];
        };
        Credentials: {
            /** @description E-mail or phone. */
            username: string;
            password: string;
        };
        GoogleCredential: {
            /** @description The ID token. */
            credential: string;
        };
        User: {
            id: number;
            name: string;
            phone: string | null;
            email?: string | null;
            avatar?: string | null;
            logo?: string | null;
            company: boolean;
            /** @description Present for users who travel on a company's account. */
            employee?: components["schemas"]["EmployeeOf"] | null;
            /** @description The only group that may serve this user. */
            exclusive_agrupation?: number | null;
            /** @description Route names of the panel. */
            permissions?: string[];
        };
        EmployeeOf: {
            name: string;
            company_name?: string;
            company_id?: number;
        };
        /** @description The user's fields plus the token; the client removes the token before it stores the user. */
        AuthenticatedUser: components["schemas"]["User"] & {
            auth_token: string;
        };
        TokenAndUser: {
            auth_token: string;
            user: components["schemas"]["User"];
        };
        UserEnvelope: {
            user: components["schemas"]["User"];
        };
        AuthCheck: {
            authenticated: boolean;
        };
        EmailQuestion: {
            /** Format: email */
            value: string;
        };
        EmailAvailability: {
            available: boolean;
        };
        SignUp: {
            name: string;
            /** Format: email */
            email: string;
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["NewPassword"];
            password_confirmation: string;
            /** @constant */
            terms: true;
            /** @constant */
            privacy: true;
            /** @description A driver's or a friend's code. */
            code_user?: string;
        };
        /** @description With the country's prefix. */
        Phone: string;
        NewPassword: string;
        PendingAccount: {
            id: number;
            name: string;
            phone: string;
            email: string;
        };
        Activation: {
            phone: components["schemas"]["Phone"];
            code: string;
        };
        PhoneQuestion: {
            phone: components["schemas"]["Phone"];
        };
        AccountQuestion: {
            /** @description E-mail or phone. */
            value: string;
        };
        PasswordReset: {
            code: string;
            password: components["schemas"]["NewPassword"];
            password_confirmation: string;
        };
        AccountReference: {
            id: number;
            email: string | null;
            phone: string | null;
        };
        RemovedAccounts: {
            /** @description The account of the code and, for a company, those of its employees. */
            accounts: components["schemas"]["AccountReference"][];
        };
        PasswordChange: {
            current_password: string;
            password: components["schemas"]["NewPassword"];
            password_confirmation: string;
        };
        ProfileChange: {
            name?: string;
            /** Format: email */
            email?: string;
            phone?: components["schemas"]["Phone"];
            /**
             * Format: binary
             * @description PNG, JPEG or WebP of at most 2 MB.
             */
            avatar?: File;
            /**
             * Format: binary
             * @description PNG, JPEG or WebP of at most 2 MB; companies only.
             */
            logo?: File;
        };
        RemovalCode: {
            code: string;
        };
        ReverseGeocoding: {
            position: components["schemas"]["ShortCoordinates"] | components["schemas"]["Coordinates"];
        };
        AddressSearch: {
            address: string;
            agrupacion_id: number;
            near?: components["schemas"]["Coordinates"];
        };
        Address: {
            name: string;
            latitude: number;
            longitude: number;
        };
        AddressList: {
            addresses: components["schemas"]["Address"][];
        };
        AgrupationSearch: {
            search: components["schemas"]["Journey"];
            /** @description Only this group. */
            agrupacion_id?: number;
        };
        Journey: {
            origin: components["schemas"]["Coordinates"];
            destination?: components["schemas"]["Coordinates"];
            passengers?: number;
            date?: components["schemas"]["LocalDateTime"];
            /** @description A discount code or a locator. */
            code?: string;
        };
        LocalDateTime: string;
        AgrupationOffers: {
            agrupations: components["schemas"]["AgrupationOffer"][];
        };
        /** @description A group with its fare. A fare belongs to a journey, so a group has one in the answer to a search and in no other. */
        AgrupationOffer: components["schemas"]["Agrupation"] & {
            fare: components["schemas"]["Fare"];
        };
        /** @description A fixed fare has `fare` or `estimate`, a calculated one a low and a high estimate. */
        Fare: components["schemas"]["FixedFare"] | components["schemas"]["EstimatedFare"] | components["schemas"]["CalculatedFare"];
        FixedFare: {
            /** @constant */
            type: "fixed";
            fare: number;
        } & components["schemas"]["FareDetails"];
        EstimatedFare: {
            /** @constant */
            type: "fixed";
            estimate: number;
        } & components["schemas"]["FareDetails"];
        CalculatedFare: {
            /** @constant */
            type: "calculated";
            low_estimate: number;
            high_estimate: number;
        } & components["schemas"]["FareDetails"];
        FareDetails: {
            amount_without_discount?: number | null;
            /** @description The fare is for a booking. */
            scheduled: boolean;
            hide_details: boolean;
            breakdown: components["schemas"]["FareLine"][];
            info: components["schemas"]["FareInfo"][];
            waiting_passenger?: string | null;
        };
        FareLine: {
            label: string;
            value: string;
        };
        FareInfo: {
            value: string;
        };
        /**
         * @description 1 and 2 searching, 3 and 6 a driver is on the way, 10 at the pickup point, 7 under way, 8 completed,
         *     4 and 5 cancelled, 9 ended otherwise, 13 scheduled. 4, 5, 8 and 9 are final.
         *     The sandbox uses 2 for a second search, 5 for no taxi found, 6 for another driver and 9 for a passenger who did not come.
         * @enum {integer}
         */
        StatusCode: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 13 | (number & {});
        LocalTime: string;
        Service: {
            id: number;
            status_code: components["schemas"]["StatusCode"];
            status_name: string;
            /** Format: date */
            date: string;
            time: components["schemas"]["LocalTime"];
            direccion: components["schemas"]["ServiceAddress"];
            destination: components["schemas"]["Coordinates"] | null;
            destination_address: string | null;
            /** @description The traveller's name. */
            viajero: string | null;
            /** @description The time of a reservation. */
            programacion: components["schemas"]["Schedule"] | null;
            taxi: components["schemas"]["Taxi"] | null;
            /** @description The employee who ordered or travels. */
            employee: components["schemas"]["Person"] | null;
            type_user: components["schemas"]["UserType"];
            agrupacion_id?: number;
            passengers?: number;
            telefono_aviso?: string | null;
            service_type?: string | null;
            payment_method?: string | null;
            fare?: number | null;
            currency?: string;
            /** @description Minutes until the taxi is at the pickup point. */
            eta_minutes?: number | null;
        };
        /** @enum {string} */
        UserType: "client" | "company" | "employee" | "hotel" | (string & {});
        ServiceAddress: {
            calle: string;
            latitude: number;
            longitude: number;
            datos_extra?: string | null;
        };
        Schedule: {
            /** Format: date */
            fecha: string;
            hora: components["schemas"]["LocalTime"];
        };
        Taxi: {
            name: string;
            plate: string;
            model: string;
            avatar?: string | null;
            telephone: string;
            position?: components["schemas"]["TaxiPosition"] | null;
        };
        /** @description Where the taxi was last heard of, while it serves the trip; null before and after that. */
        TaxiPosition: {
            latitude: number;
            longitude: number;
            /** @description The direction of travel in degrees clockwise from north. */
            bearing?: number | null;
            /** Format: date-time */
            at: string;
        };
        NewService: {
            usuario_id: number;
            agrupacion_id: number;
            /** @constant */
            tipo_aplicacion_cliente_id: 23;
            direccion: components["schemas"]["NewServiceAddress"];
            /** @description Absent if the passenger will tell the driver. */
            destination?: components["schemas"]["NewServiceDestination"] | null;
            destination_address?: string | null;
            destination_latitude?: number | null;
            destination_longitude?: number | null;
            /** @constant */
            estado: 1;
            viajero: components["schemas"]["Traveller"];
            /** @description The amount of a fixed fare; null if the meter decides. */
            fare: number | null;
            tip: number;
            /** @description The time of a booking; absent for a taxi now. */
            fecha_servicio_diferido?: components["schemas"]["LocalDateTime"];
            code?: string;
            passengers?: number;
            employee_id?: number;
            service_type_id?: number;
            /** @description The payment method of this trip, one of the customer's with its group; absent for the default. */
            payment_method_id?: number;
        };
        NewServiceAddress: {
            nombre: string;
            latitud: number;
            longitud: number;
            datos_extra?: string | null;
        };
        NewServiceDestination: {
            destination_latitude: number;
            destination_longitude: number;
        };
        Traveller: {
            nombre: string;
            telefono_aviso?: string | null;
        };
        ServiceUpdate: {
            service: components["schemas"]["ServiceChange"];
        };
        ServiceChange: {
            direccion?: components["schemas"]["NewServiceAddress"];
            destination?: components["schemas"]["NewServiceDestination"] | null;
            destination_address?: string | null;
            destination_latitude?: number | null;
            destination_longitude?: number | null;
            viajero?: components["schemas"]["Traveller"];
            passengers?: number;
            fecha_servicio_diferido?: components["schemas"]["LocalDateTime"];
        };
        ServiceEnvelope: {
            service: components["schemas"]["Service"];
        };
        ServiceList: {
            services: components["schemas"]["Service"][];
        };
        ServicePage: {
            services: components["schemas"]["Service"][];
            total: number;
        };
        HotelBoard: {
            in_process: components["schemas"]["Service"][];
            scheduled: components["schemas"]["Service"][];
            recent: components["schemas"]["Service"][];
        };
        ServiceType: {
            id: number;
            name: string;
            active: boolean;
        };
        ServiceTypePage: {
            service_types: components["schemas"]["ServiceType"][];
            total: number;
        };
        NewServiceType: {
            name: string;
            /** @default true */
            active?: boolean;
        };
        ServiceTypeChange: {
            name?: string;
            active?: boolean;
        };
        Employee: {
            id: number;
            name: string;
            telephone: string | null;
            email: string;
            active: boolean;
            /** @enum {string} */
            status: "active" | "inactive" | "closed" | (string & {});
            /** Format: date-time */
            created_at: string;
        };
        EmployeeList: {
            employees: components["schemas"]["Employee"][];
        };
        NewEmployee: {
            name: string;
            telephone?: string | null;
            /** Format: email */
            email: string;
            /** @default true */
            active?: boolean;
            password?: components["schemas"]["NewPassword"];
        };
        EmployeeChange: {
            name?: string;
            telephone?: string | null;
            /** Format: email */
            email?: string;
            active?: boolean;
            password?: components["schemas"]["NewPassword"];
        };
        PaymentMethod: {
            id: number;
            name: string;
            image: string | null;
            default: boolean;
        };
        PaymentMethods: {
            methods: components["schemas"]["PaymentMethod"][];
            /** @description If set, the customer cannot choose another method. */
            aggregatable_payment_methods: boolean;
        };
        PaymentMethodChoice: {
            id: number;
            agrupacion_id: number;
        };
        Favourite: {
            id: number;
            alias: string;
            address: components["schemas"]["Address"];
            default_favorite: boolean;
        };
        FavouriteList: {
            favorites: components["schemas"]["Favourite"][];
        };
        FavouriteEnvelope: {
            favorite: components["schemas"]["Favourite"];
        };
        NewFavourite: {
            favorito: {
                alias: string;
                direccion: string;
                lat: number;
                lng: number;
                /** @default false */
                default_favorite?: boolean;
            };
        };
        FavouriteUpdate: {
            favorito: {
                alias?: string;
                direccion?: string;
                lat?: number;
                lng?: number;
                default_favorite?: boolean;
            };
        };
        MessagePage: {
            messages: components["schemas"]["CustomerMessage"][];
            total: number;
            unread: number;
        };
        CustomerMessage: {
            id: number;
            title: string;
            text: string;
            /** Format: date-time */
            created_at: string;
            read: boolean;
            promo_id: number | null;
            ticket_id: number | null;
        };
        /** @enum {string} */
        TicketType: "complaint" | "suggestion" | "question" | "claim" | "other" | (string & {});
        /** @enum {string} */
        Label: "pending" | "approved" | "rejected" | "waiting_for_answer" | (string & {});
        Ticket: {
            id: number;
            type: components["schemas"]["TicketType"];
            subject: string;
            label: components["schemas"]["Label"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description The trip of the ticket. */
            service_id: number | null;
        };
        TicketPage: {
            tickets: components["schemas"]["Ticket"][];
            total: number;
        };
        TicketConversation: {
            ticket: components["schemas"]["Ticket"];
            answers: components["schemas"]["TicketAnswer"][];
        };
        TicketAnswer: {
            id: number;
            author: string;
            /** @description Whether the customer wrote it. */
            mine: boolean;
            text: string;
            /** Format: date-time */
            created_at: string;
            attachments: components["schemas"]["Attachment"][];
        };
        Attachment: {
            id: number;
            name: string;
            /** @enum {string} */
            type: "image/png" | "image/jpeg" | "application/pdf" | (string & {});
            size: number;
        };
        NewTicket: {
            type: components["schemas"]["TicketType"];
            subject: string;
            text: string;
            service_id?: number;
            /** @description PNG, JPEG or PDF of at most 4 MB. */
            attachments?: File[];
        };
        NewTicketAnswer: {
            text: string;
            /** @description PNG, JPEG or PDF of at most 4 MB. */
            attachments?: File[];
        };
        Promo: {
            id: number;
            title: string;
            description: string;
            /** @description Its benefit, in words. */
            gives: string;
            /** Format: date-time */
            valid_until: string;
            label: components["schemas"]["Label"];
            /** @description For the next request; null until the customer redeems it. */
            code: string | null;
        };
        Purse: {
            id: number;
            name: string;
            balance: number;
            currency: string;
        };
        PurseList: {
            purses: components["schemas"]["Purse"][];
            /** @description The customer's own code, for a QR picture. */
            code: string;
            user_id: number;
        };
        PurseMovement: {
            id: number;
            /** Format: date-time */
            date: string;
            /** @description Negative for money that left the purse. */
            amount: number;
            /** @description After the movement. */
            balance: number;
            description: string;
            /** @description The sender client's reference. */
            reference: string | null;
        };
        PurseMovementPage: {
            movements: components["schemas"]["PurseMovement"][];
            total: number;
        };
        PurseReceiver: {
            user_id: number;
            name: string;
        };
        Transfer: {
            purse_id: number;
            amount: number;
            code?: string;
            user_id?: number;
            reference?: string;
        } & (unknown | unknown);
        TransferResult: {
            purse: components["schemas"]["Purse"];
            movement: components["schemas"]["PurseMovement"];
        };
        Commerce: {
            id: number;
            name: string;
            category: string;
            description: string;
            address: components["schemas"]["Address"];
            phone: string | null;
            image: string | null;
            /** @description The benefit for members of the club. */
            advantage: string;
            /** @description Whether the customer owns the commerce and may announce ads. */
            mine: boolean;
            ads: components["schemas"]["Ad"][];
        };
        CommerceList: {
            commerces: components["schemas"]["Commerce"][];
        };
        Ad: {
            id: number;
            title: string;
            text: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
        };
        NewAd: {
            title: string;
            text: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
        };
    };
    responses: {
        /** @description The token is missing or no longer valid. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Session Expired!",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credentials match no account. */
        WrongCredentials: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Usuario o contraseña incorrectos",
                 *       "code": "wrong_credentials"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is wrong or has expired. */
        WrongCode: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Invalid code",
                 *       "code": "invalid_code"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is valid, but its user lacks the permission. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "No tienes permiso para esto",
                 *       "code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource does not exist, or belongs to another user. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "No encontrado",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the server accepts. */
        TooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "El envío es demasiado grande",
                 *       "code": "too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API cannot carry out the request. `errors` names the fields, if it can. */
        Unprocessable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. The body may also be empty, or not JSON at all. */
        ServerError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong! Please try again.",
                 *       "code": "server_error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
         * @example radio-taxi-cantalmar
         */
        AppAgrupation: string;
        /**
         * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
         * @example es
         */
        AcceptLanguage: string;
        /**
         * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
         *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
         *     the answer of a first one that is still under way.
         * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
         */
        IdempotencyKey: string;
        /**
         * @description The id of the resource.
         * @example 1
         */
        Id: number;
        /**
         * @description The maximum number of entries.
         * @example 10
         */
        Limit: number;
        /**
         * @description The maximum number of trips in the file.
         * @example 100
         */
        FileLimit: number;
        /**
         * @description The number of entries to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description Only the trips of this employee of the company.
         * @example 131
         */
        EmployeeId: number;
    };
    requestBodies: never;
    headers: {
        /** @description The language of the messages in the body. */
        ContentLanguage: components["schemas"]["LanguageTag"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDomainConfiguration: {
        parameters: {
            query?: {
                /**
                 * @description The domain or host to look up. Left out for the default configuration.
                 * @example cantalmar.localhost
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group's configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group's configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search": "cantalmar"
                 *     }
                 */
                "application/json": components["schemas"]["TextSearch"];
            };
        };
        responses: {
            /** @description The configurations found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationList"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "username": "client@radio-taxi-cantalmar.example",
                 *         "password": "taxi-demo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Authentication"];
            };
        };
        responses: {
            /** @description The user and their token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "username": "+34600111222",
                 *         "password": "taxi-demo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Authentication"];
            };
        };
        responses: {
            /** @description The user and their token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    googleLogin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Imx1Y2lhQGNvcnJlby5leGFtcGxlIn0.c2ln"
                 *     }
                 */
                "application/json": components["schemas"]["GoogleCredential"];
            };
        };
        responses: {
            /** @description The user and their token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAndUser"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token's user. The token in the answer replaces the one that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    checkAuth: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the token is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authenticated": true
                     *     }
                     */
                    "application/json": components["schemas"]["AuthCheck"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    checkEmailAvailable: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "nueva.clienta@correo.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailQuestion"];
            };
        };
        responses: {
            /** @description Whether the e-mail is available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": true
                     *     }
                     */
                    "application/json": components["schemas"]["EmailAvailability"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nuria Valdés",
                 *       "email": "nueva.clienta@correo.example",
                 *       "phone": "+34600999888",
                 *       "password": "un-taxi-por-favor",
                 *       "password_confirmation": "un-taxi-por-favor",
                 *       "terms": true,
                 *       "privacy": true,
                 *       "code_user": "AMIGO7"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account awaits its activation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9001,
                     *       "name": "Nuria Valdés",
                     *       "phone": "+34600999888",
                     *       "email": "nueva.clienta@correo.example"
                     *     }
                     */
                    "application/json": components["schemas"]["PendingAccount"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+34600999888",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description The account is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAndUser"];
                };
            };
            401: components["responses"]["WrongCode"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resendActivationCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+34600999888"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneQuestion"];
            };
        };
        responses: {
            /** @description Sent, if such an account awaits its activation. The answer is the same if none does. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "lucia.ferrer@correo.example"
                 *     }
                 */
                "application/json": components["schemas"]["AccountQuestion"];
            };
        };
        responses: {
            /** @description Sent, if there is such an account. The answer is the same if there is none. The newest code works until it is used, for half an hour at least. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7f3a9c51d2e84b06",
                 *       "password": "otro-taxi-ahora",
                 *       "password_confirmation": "otro-taxi-ahora"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is reset and every older token is invalid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReference"];
                };
            };
            /** @description The same, from an API that does not name the account. A locked-out network then stays locked out until the lock expires. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "taxi-demo",
                 *       "password": "un-taxi-por-favor",
                 *       "password_confirmation": "un-taxi-por-favor"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new token and the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAndUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAccountRemoval: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "lucia.ferrer@correo.example"
                 *     }
                 */
                "application/json": components["schemas"]["AccountQuestion"];
            };
        };
        responses: {
            /** @description Sent, if there is such an account. The answer is the same if there is none. The newest code works until it is used, for half an hour at least. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7f3a9c51d2e84b06"
                 *     }
                 */
                "application/json": components["schemas"]["RemovalCode"];
            };
        };
        responses: {
            /** @description The account and those that depend on it are removed, and their tokens are invalid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": 101,
                     *           "email": "lucia.ferrer@correo.example",
                     *           "phone": "+34600111222"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedAccounts"];
                };
            };
            /** @description The same, from an API that does not name the accounts. The panel's records of an account that is not logged in there then stay until they expire. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    reverseGeocode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseGeocoding"];
            };
        };
        responses: {
            /** @description Addresses, nearest first; empty if none is near. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "estación",
                 *       "agrupacion_id": 1,
                 *       "near": {
                 *         "latitude": 38.0014,
                 *         "longitude": 0.6112
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressSearch"];
            };
        };
        responses: {
            /** @description Addresses, best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchAgrupations: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgrupationSearch"];
            };
        };
        responses: {
            /** @description The groups; an empty list if no group serves the origin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgrupationOffers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadTrips: {
        parameters: {
            query: {
                /**
                 * @description The only format.
                 * @example pdf
                 */
                format: "pdf";
                /**
                 * @description The maximum number of trips in the file.
                 * @example 100
                 */
                limit?: components["parameters"]["FileLimit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only the trips of this employee of the company.
                 * @example 131
                 */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF document. */
            200: {
                headers: {
                    /**
                     * @description The name of the file.
                     * @example attachment; filename="servicios.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewService"];
            };
        };
        responses: {
            /** @description The trip, in state 1, or 13 for a booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /**
                 * @description The first day.
                 * @example 2026-05-01
                 */
                start_date?: string;
                /**
                 * @description The last day, inclusive.
                 * @example 2026-05-31
                 */
                end_date?: string;
                /**
                 * @description The status codes to keep, separated by commas.
                 * @example [
                 *       8,
                 *       9
                 *     ]
                 */
                status?: components["schemas"]["StatusCode"][];
                /**
                 * @description Only the trips of this employee of the company.
                 * @example 131
                 */
                employee_id?: components["parameters"]["EmployeeId"];
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTripsInProcess: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listScheduledTrips: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservations, soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service": {
                 *         "viajero": {
                 *           "nombre": "Lucía Ferrer",
                 *           "telefono_aviso": "+34600111222"
                 *         },
                 *         "passengers": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ServiceUpdate"];
            };
        };
        responses: {
            /** @description The trip as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    loadHotel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips of the hotel's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelBoard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listServiceTypes: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of service types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "service_types": [
                     *         {
                     *           "id": 41,
                     *           "name": "Traslado de personal",
                     *           "active": true
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceTypePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createServiceType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mensajería",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["NewServiceType"];
            };
        };
        responses: {
            /** @description The new service type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "name": "Mensajería",
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateServiceType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["ServiceTypeChange"];
            };
        };
        responses: {
            /** @description The service type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "name": "Mensajería",
                     *       "active": false
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteServiceType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listEmployees: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listClosedEmployees: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Óscar Peña",
                 *       "telephone": "+34600333444",
                 *       "email": "oscar.pena@empresa.example"
                 *     }
                 */
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description The new employee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeChange"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    closeEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result as a message for the user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "La cuenta de Óscar Peña está cerrada"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resetEmployeePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description The group that the customer pays.
                 * @example 1
                 */
                agrupacion_id: number;
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods, exactly one of them the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "agrupacion_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The methods as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "agrupacion_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The methods as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    setDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "agrupacion_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The methods as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favorito": {
                 *         "alias": "Casa",
                 *         "direccion": "Calle Mayor, 3",
                 *         "lat": 38.0014,
                 *         "lng": 0.6112,
                 *         "default_favorite": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewFavourite"];
            };
        };
        responses: {
            /** @description The saved address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favorito": {
                 *         "alias": "Casa de la abuela"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteUpdate"];
            };
        };
        responses: {
            /** @description The saved address as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked, also if it was already read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description The ticket with its first message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketConversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketConversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewTicketAnswer"];
            };
        };
        responses: {
            /** @description The conversation with the new answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketConversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTicketAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The id of the attachment.
                 * @example 3
                 */
                attachment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getPromo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    redeemPromo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, approved, with its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPurses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purses": [
                     *         {
                     *           "id": 71,
                     *           "name": "Monedero",
                     *           "balance": 42.5,
                     *           "currency": "EUR"
                     *         }
                     *       ],
                     *       "code": "PRD-8F2K-77QX",
                     *       "user_id": 101
                     *     }
                     */
                    "application/json": components["schemas"]["PurseList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPurseMovements: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurseMovementPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    findPurseReceiver: {
        parameters: {
            query?: {
                /**
                 * @description The code read from a QR picture.
                 * @example PRD-8F2K-77QX
                 */
                code?: string;
                /**
                 * @description The receiver's user id.
                 * @example 102
                 */
                user_id?: number;
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 102,
                     *       "name": "Mateo S."
                     *     }
                     */
                    "application/json": components["schemas"]["PurseReceiver"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    transferFromPurse: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purse_id": 71,
                 *       "amount": 12.5,
                 *       "code": "PRD-8F2K-77QX",
                 *       "reference": "0b1f7c1e"
                 *     }
                 */
                "application/json": components["schemas"]["Transfer"];
            };
        };
        responses: {
            /** @description The purse after the transfer, and its movement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purse": {
                     *         "id": 71,
                     *         "name": "Monedero",
                     *         "balance": 30,
                     *         "currency": "EUR"
                     *       },
                     *       "movement": {
                     *         "id": 5012,
                     *         "date": "2026-05-18T09:12:00Z",
                     *         "amount": -12.5,
                     *         "balance": 30,
                     *         "description": "Transferencia a Mateo S.",
                     *         "reference": "0b1f7c1e"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCommerces: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commerces, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommerceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCommerce: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commerce. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commerce"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Dos por uno en ensaimadas",
                 *       "text": "Solo con el código del club.",
                 *       "starts_at": "2026-05-20T10:00:00+02:00",
                 *       "ends_at": "2026-05-22T20:00:00+02:00"
                 *     }
                 */
                "application/json": components["schemas"]["NewAd"];
            };
        };
        responses: {
            /** @description The ad. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
}
