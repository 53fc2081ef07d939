import struct os.Logger
import os

let systemLog = os.Logger(subsystem: "Backyard", category: "system")
